/** What a member is told where nothing else was said (DTL-26; literal). */
export const somethingWrong = 'Something went wrong. Please try again';
