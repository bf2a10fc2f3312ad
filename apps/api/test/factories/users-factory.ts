/** A password that no rule refuses. */
export const goodPassword = 'cuatro-nubes-y-un-faro';

/** What a form for a new user says of the user; the businesses are left to the test. */
export const newUserOf = (name: string | number) => ({
  userName: `caja-${name}`,
  email: `caja-${name}@tienda.example`,
  password: goodPassword,
});
