import { expect, it } from 'vitest';
import { passwordLinkId, passwordLinkUrl, readPasswordToken } from './password-links.ts';
import { deriveSecrets } from './secrets.ts';

const secrets = deriveSecrets('a secret of the tests, thirty-two bytes or more');
const others = deriveSecrets('another secret of the tests, as long as the first');
const tokenOf = (id: string, made = secrets): string =>
  passwordLinkUrl('https://pasarela.example', made, id).replace('https://pasarela.example/login#token=', '');

it('makes a token that leads back to its link, and to no other', () => {
  const [one, other] = [passwordLinkId(), passwordLinkId()];
  expect(readPasswordToken(secrets, tokenOf(one))).toBe(one);
  expect(readPasswordToken(secrets, `${other}.${tokenOf(one).split('.')[1]}`)).toBeUndefined();
});

it('takes no token that was not made with the secret of the installation', () => {
  const id = passwordLinkId();
  for (const wrong of ['', '.', id, `${id}.`, `${tokenOf(id)}x`, tokenOf(id, others)])
    expect(readPasswordToken(secrets, wrong), wrong).toBeUndefined();
});
