/** What a member is told where nothing else was said (part 2 §8, literal). */
export const somethingWrong = 'Something went wrong. Please try again';
