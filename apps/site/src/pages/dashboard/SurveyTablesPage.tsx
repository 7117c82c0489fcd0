import { SurveyTables } from '@cb/features/surveys/SurveyTables';
import { Page } from '../../Page.tsx';

export function SurveyTablesPage() {
  return (
    <Page title="Survey tables">
      <SurveyTables />
    </Page>
  );
}
