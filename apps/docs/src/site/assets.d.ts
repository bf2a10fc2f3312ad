declare module '*.woff2' {
  const address: string;
  export default address;
}

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
