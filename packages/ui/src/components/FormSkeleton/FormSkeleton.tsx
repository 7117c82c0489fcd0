import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../SkeletonGroup/SkeletonGroup.tsx';

/** The loading state of a form: a title, fields and an action. */
export function FormSkeleton() {
  return (
    <SkeletonGroup label="Loading the form">
      <Skeleton lines={2} />
      <Skeleton shape="block" size="small" />
      <Skeleton shape="block" size="small" />
      <Skeleton shape="block" size="small" />
    </SkeletonGroup>
  );
}
