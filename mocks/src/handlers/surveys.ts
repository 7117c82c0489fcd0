import { failure, success } from '../envelopes.ts';
import { surveysOf } from '../world/surveys.ts';
import type { PartnerCode, Survey } from '../world/records.ts';
import { text, type Body, type Call } from './call.ts';
import { membersPost } from './membersPost.ts';

/** Most surveys in one answer, where the call names no limit of its own. */
const usualLimit = 50;

/** A list of surveys by paging: PartnerCode, limit, skip (CAL-04). */
function surveyCall(path: Call['path'], partners: readonly PartnerCode[]): Call {
  return membersPost(path, 'records', ({ world, body }) => {
    const partner = partners.find((code) => code === text(body, 'PartnerCode'));
    if (partner === undefined) {
      const envelope = failure('UNKNOWN_PARTNER', `Ask for one of: ${partners.join(', ')}.`);
      return { envelope };
    }
    const limit = count(body, 'limit') ?? usualLimit;
    const skip = count(body, 'skip') ?? 0;
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

/** A whole number from 0 up; anything else counts as not given. */
function count(body: Body, name: string): number | undefined {
  const value = Object.hasOwn(body, name) ? body[name] : undefined;
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}

/** Partners that say the length of a survey as LOI only. */
const saysLoi: readonly PartnerCode[] = ['SSI', 'CINT'];

/** Only RapidoReach names its surveys (SVC-04). */
function toWire({ partner, name, cb, minutes, matched, rank, link }: Survey) {
  return {
    Link: link,
    CPI: cb,
    ...(saysLoi.includes(partner)
      ? { LOI: minutes }
      : {
          Survey: {
            BidLengthOfInterview: minutes,
            ...(partner === 'RAPIDOREACH' && { SurveyName: name }),
          },
        }),
    MatchedQualificationsPercentage: matched,
    Rank: rank,
  };
}
