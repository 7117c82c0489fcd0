/** The addresses of entries in the manager, as pages inside its iframe link to them. */

export const pathAddress = (path: string) => `./?path=${path}`;

/** A story, or one of its tests. */
export const storyAddress = (id: string) => pathAddress(`/story/${id}`);

/** The page of the specification, narrowed to one requirement. */
export const requirementAddress = (id: string) =>
  pathAddress(`/docs/guide-specification--docs&find=${id}`);

/** The page of the product decisions, narrowed to one. */
export const decisionAddress = (number: string) =>
  pathAddress(`/docs/guide-decisions--docs&find=${number}`);
