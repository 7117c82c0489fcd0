import type { BasicProfile, Member } from './records.ts';
import { granted, refusedFields, type Outcome } from './outcome.ts';
import type { World } from './world.ts';

const longest = 80;

/** What the edit form sends; the e-mail and the user name cannot be changed with it. */
export type ProfileUpdate = Omit<BasicProfile, 'countryLanguageCode'>;

const names = {
  firstName: 'FirstName',
  lastName: 'LastName',
  city: 'City',
  zipCode: 'ZipCode',
} as const satisfies Record<keyof ProfileUpdate, string>;

/** Changes a member's profile; every field may be emptied, none may be endless. */
export function updateProfile(
  world: World,
  member: Member,
  update: ProfileUpdate,
): Outcome<string> {
  const fields = (['firstName', 'lastName', 'city', 'zipCode'] as const)
    .filter((name) => update[name].trim().length > longest)
    .map((name) => ({
      FieldName: names[name],
      Errors: [`Use at most ${longest} characters.`],
    }));
  if (fields.length > 0) return refusedFields('Your profile was not changed.', fields);
  changeProfile(world, member.id, {
    firstName: update.firstName.trim(),
    lastName: update.lastName.trim(),
    city: update.city.trim(),
    zipCode: update.zipCode.trim(),
  });
  return granted('Your profile has been updated.');
}

/** The language that a member answers in, as answers bring it along; an unknown one is left out. */
export function rememberLanguage(world: World, member: Member, code: string): void {
  if (!world.state.countryLanguages.some((language) => language.code === code)) return;
  if (member.profile.countryLanguageCode === code) return;
  changeProfile(world, member.id, { countryLanguageCode: code });
}

function changeProfile(world: World, id: string, changes: Partial<BasicProfile>): void {
  world.state.members = world.state.members.map((member) =>
    member.id === id ? { ...member, profile: { ...member.profile, ...changes } } : member,
  );
  world.changed();
}
