import type { CountryLanguage } from './records.ts';
import type { World } from './world.ts';

/** More languages than one response lists, so that the search is needed. */
const languages = [
  ['ENG-US', 'English US'],
  ['ENG-GB', 'English UK'],
  ['ENG-IN', 'English India'],
  ['ENG-CA', 'English Canada'],
  ['ENG-AU', 'English Australia'],
  ['ENG-NZ', 'English New Zealand'],
  ['ENG-IE', 'English Ireland'],
  ['ENG-ZA', 'English South Africa'],
  ['HIN-IN', 'Hindi India'],
  ['TAM-IN', 'Tamil India'],
  ['SPA-US', 'Spanish US'],
  ['SPA-ES', 'Spanish Spain'],
  ['SPA-MX', 'Spanish Mexico'],
  ['FRA-CA', 'French Canada'],
  ['FRA-FR', 'French France'],
  ['FRA-CH', 'French Switzerland'],
  ['GER-DE', 'German Germany'],
  ['GER-AT', 'German Austria'],
  ['GER-CH', 'German Switzerland'],
  ['ITA-IT', 'Italian Italy'],
  ['POR-BR', 'Portuguese Brazil'],
  ['POR-PT', 'Portuguese Portugal'],
  ['DUT-NL', 'Dutch Netherlands'],
  ['SWE-SE', 'Swedish Sweden'],
  ['POL-PL', 'Polish Poland'],
  ['TUR-TR', 'Turkish Türkiye'],
  ['ARA-AE', 'Arabic United Arab Emirates'],
  ['JPN-JP', 'Japanese Japan'],
  ['KOR-KR', 'Korean South Korea'],
  ['CHI-TW', 'Chinese Taiwan'],
] as const;

export function seedCountryLanguages(): CountryLanguage[] {
  return languages.map(([code, name]) => ({ code, name }));
}

const maxResults = 100;

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toUpperCase();

/** Returns up to `limit` languages whose name or code contains the text, ignoring case and accents. */
export function findCountryLanguages(
  world: World,
  text: string,
  limit: number,
): readonly CountryLanguage[] {
  const searchText = folded(text.trim());
  return world.state.countryLanguages
    .filter(({ code, name }) => folded(`${name}\n${code}`).includes(searchText))
    .slice(0, Math.min(Math.max(Math.trunc(limit), 0), maxResults));
}
