/** The part of a PostCSS rule that is used here. */
type MediaRule = { params: string };

const moved: Readonly<Record<string, string>> = { '996px': '992px', '997px': '993px' };

export const movedBreakpoint = (params: string): string =>
  params.replace(/\b99[67]px\b/g, (length) => moved[length] ?? length);

/** Moves the theme's media queries to the site's breakpoint. */
export const breakpointPlugin = {
  postcssPlugin: 'pasarela-breakpoint',
  AtRule: {
    media: (rule: MediaRule) => {
      const params = movedBreakpoint(rule.params);
      if (params !== rule.params) rule.params = params;
    },
  },
};
