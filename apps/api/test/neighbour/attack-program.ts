import { type AttackName, attackerOf, attacks } from './neighbour-attacks.ts';

// Attacks a server once it is told to, and says what that was answered.
const [url = '', name = '', share = '1'] = process.argv.slice(2);
const isAttack = (text: string): text is AttackName => Object.hasOwn(attacks, text);
if (!isAttack(name)) throw new Error(`no attack is called ${name}`);
const attacker = await attackerOf(url);
process.send?.('ready');
process.once('message', () => {
  void attacks[name](attacker, Number(share)).then((answered) =>
    process.send?.(answered, () => process.exit(0)),
  );
});
