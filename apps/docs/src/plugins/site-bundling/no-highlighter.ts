/** Stands where the theme loads its highlighter. */
export default {};
