import type { BasicProfile, Member } from './records.ts';
import { granted, refusedFields, type Outcome } from './outcome.ts';
import type { World } from './world.ts';

/** The maximum length of a field, in characters. */
const maxLength = 80;

/** The fields of the edit form, which cannot change the e-mail or the user name. */
export type ProfileUpdate = Omit<BasicProfile, 'countryLanguageCode'>;

const wireNames = {
  firstName: 'FirstName',
  lastName: 'LastName',
  city: 'City',
  zipCode: 'ZipCode',
} as const satisfies Record<keyof ProfileUpdate, string>;

/** Updates a member's profile. Any field may be empty; one that is too long is refused by name. */
export function updateProfile(
  world: World,
  member: Member,
  update: ProfileUpdate,
): Outcome<string> {
  const fields = (['firstName', 'lastName', 'city', 'zipCode'] as const)
    .filter((name) => update[name].trim().length > maxLength)
    .map((name) => ({
      FieldName: wireNames[name],
      Errors: [`Use at most ${maxLength} characters.`],
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

/** Stores the language sent with a profile answer. Unknown codes are ignored. */
export function rememberLanguage(world: World, member: Member, code: string): void {
  if (!world.state.countryLanguages.some((language) => language.code === code)) return;
  changeProfile(world, member.id, { countryLanguageCode: code });
}

function changeProfile(world: World, id: string, changes: Partial<BasicProfile>): void {
  world.state.members = world.state.members.map((member) =>
    member.id === id ? { ...member, profile: { ...member.profile, ...changes } } : member,
  );
  world.changed();
}
