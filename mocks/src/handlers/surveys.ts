import { failure, success } from './envelopes.ts';
import { surveysOf } from '../world/surveys.ts';
import type { PartnerCode, Survey } from '../world/records.ts';
import { field, text, type Body, type Call } from './call.ts';
import { membersPost } from './membersPost.ts';

/** The number of surveys in a response if the call has no limit. */
const defaultLimit = 50;

/** Creates a call that lists surveys with PartnerCode, limit and skip (CAL-04). */
function surveyCall(path: Call['path'], partners: readonly PartnerCode[]): Call {
  return membersPost(path, 'records', ({ world, body }) => {
    const partner = partners.find((code) => code === text(body, 'PartnerCode'));
    if (partner === undefined) {
      const envelope = failure('UNKNOWN_PARTNER', `Ask for one of: ${partners.join(', ')}.`);
      return { envelope };
    }
    const limit = readCount(body, 'limit') ?? defaultLimit;
    const skip = readCount(body, 'skip') ?? 0;
    return {
      envelope: success(
        surveysOf(world, partner)
          .slice(skip, skip + limit)
          .map(toWire),
      ),
    };
  });
}

/** The lists of surveys, one call for each partner (CAL-04 to CAL-10, D11, D12). */
export const surveyCalls: readonly Call[] = [
  surveyCall('/getMatchingSurveysByUser', ['SAMPLY', 'PURESPECTRUM']),
  surveyCall('/rapidoreach/getSurveys', ['RAPIDOREACH']),
  surveyCall('/yoursurveys/getSurveys', ['YOURSURVEYS']),
  surveyCall('/ssi/listSurveys', ['SSI']),
  surveyCall('/cint/getSurveys', ['CINT']),
];

/** Returns a field that is an integer of at least 0; otherwise `undefined`. */
function readCount(body: Body, name: string): number | undefined {
  const value = field(body, name);
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}

/** Partners that send the length of a survey as LOI instead of BidLengthOfInterview. */
const loiPartners: readonly PartnerCode[] = ['SSI', 'CINT'];

/** Returns a rating from 3 to 4.9 on the wire; none for every third survey, which is too new (SVC-07). */
const ratingOf = (rank: number) =>
  rank % 3 === 0 ? {} : { Rating: 3 + ((rank * 7) % 20) / 10, OutOf: '5' };

/** Maps a survey to the wire. Only RapidoReach's surveys have a name (SVC-04). */
function toWire({ partner, name, cb, minutes, matched, rank, link }: Survey) {
  return {
    Link: link,
    CPI: cb,
    ...(loiPartners.includes(partner)
      ? { LOI: minutes }
      : {
          Survey: {
            BidLengthOfInterview: minutes,
            ...(partner === 'RAPIDOREACH' && name !== '' && { SurveyName: name }),
          },
        }),
    MatchedQualificationsPercentage: matched,
    Rank: rank,
    ...ratingOf(rank),
  };
}
