import { type EnvironmentName, environments } from '@pasarela/contracts/accounts/environments';
import { useLanguage } from '#i18n/use-words.ts';

const looks = {
  Sandbox: 'stripe text-on-stripe',
  Production: 'bg-success-soft text-success',
} as const satisfies Record<EnvironmentName, string>;

export const EnvironmentTag = ({ environment }: { environment: EnvironmentName }) => {
  const [language] = useLanguage();
  return (
    <span className={`rounded-control px-2 py-0.5 text-12 font-semibold ${looks[environment]}`}>
      {environments[environment].tag[language]}
    </span>
  );
};
