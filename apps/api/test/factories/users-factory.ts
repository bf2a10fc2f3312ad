/** A password that every rule accepts. */
export const goodPassword = 'cuatro-nubes-y-un-faro';

/** The user's data in the form for a new user; the test adds the businesses. */
export const newUserOf = (name: string | number) => ({
  userName: `caja-${name}`,
  email: `caja-${name}@tienda.example`,
  password: goodPassword,
});
