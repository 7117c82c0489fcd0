export type QuestionType =
  | 'Single Punch'
  | 'Multi Punch'
  | 'Numeric - Open-end'
  | 'Text - Open-end';

export interface Question {
  readonly id: number;
  readonly partner: 'SAMPLY' | 'CINT';
  readonly name: string;
  readonly text: string;
  readonly type: QuestionType;
  readonly isCoreDemographic: boolean;
  readonly options: readonly { readonly text: string; readonly precode: string }[];
}

export interface Answer {
  readonly userId: string;
  readonly questionId: number;
  readonly precodes: readonly string[];
}

type Row = readonly [
  name: string,
  text: string,
  type: QuestionType,
  core: boolean,
  options: string,
];

const singleChoice = 'Single Punch';
const multipleChoice = 'Multi Punch';
const number = 'Numeric - Open-end';
const text = 'Text - Open-end';

/** More than fit on the screen, so that they can be filtered. */
const shops = `Online, Supermarket, Market, Mall, Bakery, Bookshop, Butcher, Chemist, Corner shop, Department store,
  Discount store, DIY store, Electronics shop, Farm shop, Fishmonger, Florist, Furniture shop, Garden centre,
  Jeweller, Newsagent, Off-licence, Outlet, Petrol station, Shoe shop, Sports shop, Toy shop, None of the above`;

const rows: Readonly<Record<Question['partner'], readonly Row[]>> = {
  SAMPLY: [
    ['GENDER', 'What is your gender?', singleChoice, true, 'Male, Female, Another, Rather not say'],
    ['AGE', 'How old are you?', number, true, ''],
    ['ZIP', 'What is your postal code?', text, true, ''],
    [
      'LANGUAGE',
      'Which language do you speak at home?',
      singleChoice,
      true,
      'English, Hindi, Spanish',
    ],
    ['PETS', 'Which pets live with you?', multipleChoice, false, 'Dog, Cat, Fish, Bird, None'],
    [
      'JOB',
      'What describes your work best?',
      singleChoice,
      false,
      'Employed, Student, Retired, None',
    ],
    ['HOUSEHOLD', 'How many people live in your home?', number, false, ''],
    [
      'DEVICES',
      'Which devices do you use?',
      multipleChoice,
      false,
      'Phone, Tablet, Laptop, Console',
    ],
    ['CAR', 'Do you own a car?', singleChoice, false, 'Yes, No'],
    ['SHOPPING', 'Where do you shop?', multipleChoice, false, shops],
  ],
  CINT: [
    [
      'EDUCATION',
      'What is your highest degree?',
      singleChoice,
      true,
      'School, College, University, None',
    ],
    ['BIRTH_YEAR', 'In which year were you born?', number, true, ''],
    ['FAMILY', 'Who lives with you?', multipleChoice, true, 'Partner, Children, Parents, Nobody'],
    ['HOME', 'Do you rent or own your home?', singleChoice, false, 'Rent, Own, Neither'],
    [
      'INDUSTRY',
      'Which industry do you work in?',
      singleChoice,
      false,
      'Health, Retail, Technology, Another',
    ],
    [
      'BANKING',
      'How do you do your banking?',
      multipleChoice,
      false,
      'Branch, Website, App, Phone',
    ],
    ['TRAVEL', 'How many trips do you take in a year?', number, false, ''],
    [
      'SPORTS',
      'Which sports do you do?',
      multipleChoice,
      false,
      'Running, Football, Swimming, None',
    ],
    ['NEWS', 'Where do you read the news?', multipleChoice, false, 'Paper, Website, App, Nowhere'],
    ['GLASSES', 'Do you wear glasses?', singleChoice, false, 'Yes, No'],
  ],
};

export function seedQuestions(): Question[] {
  return (['SAMPLY', 'CINT'] as const).flatMap((partner, partnerIndex) =>
    rows[partner].map(([name, text, type, isCoreDemographic, options], index) => ({
      id: (partnerIndex + 1) * 100 + index,
      partner,
      name,
      text,
      type,
      isCoreDemographic,
      options: options
        .split(/,\s+/)
        .filter(Boolean)
        .map((option, index) => ({ text: option, precode: String(index + 1) })),
    })),
  );
}

/** Creates answers to the first `share` (0 to 1) of each partner's questions. */
export function seedAnswers(
  userId: string,
  questions: readonly Question[],
  share: Readonly<Record<Question['partner'], number>>,
): Answer[] {
  return questions
    .filter(({ id, partner }) => id % 100 < Math.round(rows[partner].length * share[partner]))
    .map(({ id, type }) => ({
      userId,
      questionId: id,
      precodes: [type === number || type === text ? '34' : '1'],
    }));
}
