import { NotificationSection } from '@cb/ui/screens/Account/NotificationSection';
import { useQuery } from '@tanstack/react-query';
import { unsubscribeQuery } from './accountApi.ts';

/** "Email Notification Settings" over POST /email/unsubscribeLink (ACC-03, API-13). */
export function Notifications() {
  const { data: href, isFetching, refetch } = useQuery(unsubscribeQuery);
  if (href !== undefined) return <NotificationSection status="ready" href={href} />;
  if (isFetching) return <NotificationSection status="loading" />;
  return <NotificationSection status="failed" onRetry={() => void refetch()} />;
}
