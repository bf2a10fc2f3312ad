export const preferencesWords = {
  otherLanguage: 'English',
  dark: 'Usar tema oscuro',
  light: 'Usar tema claro',
};
