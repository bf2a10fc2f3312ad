import type { EmailDetail } from '@pasarela/contracts/emails/email-schema';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { TextBlock } from '#components/ui/text-block.tsx';
import { useEmailsWords } from '#features/integration/emails/emails-words.ts';
import { withOwnPictures } from '#features/integration/emails/own-pictures.ts';

const forms = ['html', 'text'] as const;
type Form = (typeof forms)[number];

/** The message in a sandboxed frame that may only open links. */
export const EmailMessage = ({ email }: { readonly email: EmailDetail }) => {
  const words = useEmailsWords();
  const [form, setForm] = useState<Form>('html');
  return (
    <section className="flex flex-col gap-3">
      <fieldset className="flex gap-1">
        <legend className="sr-only">{words.view}</legend>
        {forms.map((name) => (
          <Button
            key={name}
            variant="ghost"
            size="small"
            aria-pressed={name === form}
            className="aria-pressed:bg-accent-soft aria-pressed:text-ink"
            onClick={() => setForm(name)}
          >
            {words[name]}
          </Button>
        ))}
      </fieldset>
      {form === 'html' ? (
        <iframe
          title={words.preview(email.subject)}
          srcDoc={withOwnPictures(email.html)}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          className="h-[36rem] w-full rounded-control border border-line bg-plate"
        />
      ) : (
        <TextBlock title={words.text} what={words.copyText} text={email.text} />
      )}
    </section>
  );
};
