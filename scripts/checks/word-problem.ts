/** One text that is missing, empty or different in kind in one of the languages, or says something otherwise than the glossary. */
export type WordProblem = { readonly at: string; readonly problem: string };
