import { useState } from 'react';
import { callOperation } from '#api/call-operation.ts';
import { Field } from '#components/ui/field.tsx';
import { SelectInput } from '#components/ui/select-input.tsx';
import { integrationPaths } from '#features/integration/integration-sections.ts';
import { NewSecretDialog } from '#features/integration/settings/new-secret-dialog.tsx';
import { useWebhooksWords } from '#features/integration/webhooks-words.ts';

/** For how many hours the present secret can stay valid beside the new one; 0 ends it at once. */
const choices = [0, 1, 24, 72] as const;
const usual = 24;

/** Changes what results are signed with, and says for how long the present secret stays valid. */
export const RollSecretDialog = () => {
  const words = useWebhooksWords().signing;
  const [hours, setHours] = useState<number>(usual);
  return (
    <NewSecretDialog
      page={integrationPaths.webhooks}
      title={words.roll}
      description={words.consequence}
      submit={words.confirm}
      variant="danger"
      words={words}
      make={() => callOperation('rollWebhookSecret', { body: { keepPreviousHours: hours } })}
      secretsOf={({ webhookSecret }) => [
        { title: words.secret, what: words.copySecret, value: webhookSecret },
      ]}
    >
      <Field label={words.keep} hint={hours === 0 ? words.endsAtOnce : words.bothSign}>
        {(control) => (
          <SelectInput
            {...control}
            value={String(hours)}
            onChange={(event) => setHours(Number(event.target.value))}
          >
            {choices.map((count) => (
              <option key={count} value={count}>
                {words.keepFor(count)}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
    </NewSecretDialog>
  );
};
