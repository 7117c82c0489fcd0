import type { ComboboxResult } from '@cb/ui/components/Combobox';
import { profileSaved } from '@cb/ui/domain/memberMessages';
import { collapseSpaces } from '@cb/ui/domain/text';
import { usePlatform } from '@cb/ui/platform';
import { ProfileForm } from '@cb/ui/screens/Profile/ProfileForm';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDraft } from '../shared/forms/useDraft.ts';
import { toFormProps, useSubmission } from '../shared/forms/useSubmission.ts';
import {
  type BasicProfile,
  basicProfileQuery,
  type CountryLanguage,
  defaultLanguage,
  storeCountryLanguage,
  useCountryLanguage,
} from '../shared/member/profile.ts';
import { useUserId } from '../shared/session/session.ts';
import { errorsOf } from '../shared/wire/CallError.ts';
import { isSuccess } from '../shared/wire/post.ts';
import { languagesQuery, type ProfileUpdate, updateProfile } from './profileApi.ts';

/** The edit form over POST /getBasicProfile and POST /updateBasicProfile (CAL-14, CAL-15). */
export function EditProfile() {
  const { data, error, isFetching, refetch } = useQuery(basicProfileQuery(useUserId()));
  if (data) return <LoadedForm profile={data} loadErrors={errorsOf(error)} />;
  if (error && !isFetching) {
    return <ProfileForm status="failed" errors={errorsOf(error)} onRetry={() => void refetch()} />;
  }
  return <ProfileForm status="loading" />;
}

/** The server's names of the fields in its errors. */
const wireNames = {
  firstName: 'FirstName',
  lastName: 'LastName',
  city: 'City',
  zipCode: 'ZipCode',
};

interface LoadedFormProps {
  profile: BasicProfile;
  /** The Errors of a later call that failed (D62). */
  loadErrors: readonly string[];
}

/**
 * Keeps the typed values: a later response does not reset the form. SUCCESS shows the Info, any other
 * response to the update shows the Errors (PRF-09).
 */
function LoadedForm({ profile, loadErrors }: LoadedFormProps) {
  const userId = useUserId();
  const queryClient = useQueryClient();
  const { firstName, lastName, city, zipCode } = profile;
  const [values, setValues] = useDraft(`profile:${userId}`, {
    firstName,
    lastName,
    city,
    zipCode,
  });
  const [chosenLanguage, setChosenLanguage] = useDraft<CountryLanguage | undefined>(
    `language:${userId}`,
    undefined,
  );
  const currentLanguage = useCountryLanguage() ?? defaultLanguage;
  const search = useLanguageSearch();
  const update = useSubmission(`profile:${userId}`, (changed: ProfileUpdate) =>
    updateProfile(userId, changed),
  );
  const { status, errors, info, fieldErrors } = toFormProps(update, wireNames, profileSaved);
  const isUpdated = isSuccess(update.data);
  const selected = chosenLanguage ?? withName(currentLanguage, search.result);

  async function save() {
    if (!isSuccess(await update.submit({ ...profile, ...values }))) return;
    if (chosenLanguage) storeCountryLanguage(userId, chosenLanguage);
    void queryClient.invalidateQueries({ queryKey: basicProfileQuery(userId).queryKey });
  }

  return (
    <ProfileForm
      status={status}
      errors={isUpdated ? loadErrors : [...loadErrors, ...errors]}
      info={isUpdated ? info : []}
      fieldErrors={fieldErrors}
      values={values}
      email={profile.email}
      username={profile.username}
      language={{
        ...search,
        selected: { value: selected.code, label: selected.name },
        onSelect: ({ value, label }) => setChosenLanguage({ code: value, name: label }),
      }}
      onChange={(field, value) => setValues((before) => ({ ...before, [field]: value }))}
      onSubmit={() => void save()}
    />
  );
}

/** Returns the profile's language, with the name that the search has found if it has only a code. */
function withName(
  language: CountryLanguage,
  result: ReturnType<typeof useLanguageSearch>['result'],
): CountryLanguage {
  if (language.name !== language.code || result.status !== 'ready') return language;
  const option = result.options.find(({ value }) => value === language.code);
  return { code: language.code, name: option?.label ?? language.code };
}

/** The pause in typing before the search, in ms. */
const typingPauseMs = 250;

/** Returns the options for the latest typed text, never those of an earlier one. */
function useLanguageSearch() {
  const { clock } = usePlatform();
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState('');
  const languages = useQuery(languagesQuery(searched));

  useEffect(() => {
    if (typed === searched) return undefined;
    return clock.after(typingPauseMs, () => setSearched(typed));
  }, [typed, searched, clock]);

  function toResult(): ComboboxResult {
    if (typed !== searched) return { status: 'loading' };
    if (!languages.data && languages.isFetching) return { status: 'loading' };
    if (!languages.data) return { status: 'failed', onRetry: () => void languages.refetch() };
    const options = languages.data.map(({ code, name }) => ({ value: code, label: name }));
    return { status: 'ready', options };
  }

  return { result: toResult(), onSearch: (text: string) => setTyped(collapseSpaces(text)) };
}
