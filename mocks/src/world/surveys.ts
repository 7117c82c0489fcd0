import { partnerCodes, type PartnerCode, type Survey } from './records.ts';
import type { Random } from './random.ts';
import type { World } from './world.ts';

/** How many surveys each partner has. Deliberately uneven; CINT has a single one. */
const counts: Record<PartnerCode, number> = {
  SAMPLY: 12,
  RAPIDOREACH: 8,
  YOURSURVEYS: 23,
  PURESPECTRUM: 4,
  SSI: 9,
  CINT: 1,
};

/** The names of surveys, which past earnings mention, too. */
export const topics = [
  'Weekend grocery shopping',
  'Streaming and TV habits',
  'Home internet providers',
  'Planning your next trip',
  'Life with pets',
  'Banking on your phone',
  'Sleep and wellbeing',
  'Electric cars',
  'Cooking at home',
  'News and social media',
  'Working from home',
  'Skin care and cosmetics',
] as const;

/** The id of the survey without a name. */
const unnamedSurveyId = 'rapidoreach-7';

/** Creates the surveys of all partners, each with the number of its place as its rank. */
export function seedSurveys(random: Random): Survey[] {
  return partnerCodes.flatMap((partner) =>
    Array.from({ length: counts[partner] }, (_, index): Survey => {
      const id = `${partner.toLowerCase()}-${index + 1}`;
      const minutes = random.int(3, 30);
      return {
        id,
        partner,
        name: id === unnamedSurveyId ? '' : (topics[index % topics.length] ?? ''),
        cb: minutes * random.int(4, 9),
        minutes,
        matched: random.int(20, 100),
        rank: index + 1,
        link: `https://surveys.cbrewards.example/${id}`,
      };
    }),
  );
}

/** Returns a partner's surveys by rank, lowest number first. */
export const surveysOf = (world: World, partner: PartnerCode): readonly Survey[] =>
  world.state.surveys
    .filter((survey) => survey.partner === partner)
    .toSorted((a, b) => a.rank - b.rank);
