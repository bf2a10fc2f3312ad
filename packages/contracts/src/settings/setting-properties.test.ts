import { describe, expect, it } from 'vitest';
import { type SettingProperty, settingProblem } from './setting-properties.ts';

const card = '4929 5702 0384 1061';

describe('a setting', () => {
  it.each<[SettingProperty, string]>([
    ['NotificationText', `Gracias. ${card}`],
    ['NotificationText', 'Gracias.\n٤٩٢٩٥٧٠٢٠٣٨٤١٠٦١'],
    ['NotificationEmail', 'ventas@tienda.example;4929570203841061@tienda.example'],
    ['Success', 'https://tienda.example/resultados?tarjeta=4929570203841061'],
    ['Error', 'https://tienda.example/4929%205702%200384%201061'],
    ['Default', 'https://4929570203841061.example/'],
    ['Logo', 'https://tienda.example/4929570203841061.png'],
  ])('%s holds no card number: %s', (property, value) => {
    expect(settingProblem(property, value)).toEqual({ code: 'card_number_in_text' });
  });

  it.each<[SettingProperty, string]>([
    ['NotificationText', 'Pedido 4929570203841062. Llama al 55 1234 5678.'],
    ['NotificationEmail', 'ventas@tienda.example;caja@tienda.example'],
    ['Success', 'https://tienda.example/resultados?v=20261120143012'],
    ['Logo', 'https://tienda.example/logo-2611201430120015.png'],
  ])('%s may hold other numbers: %s', (property, value) => {
    expect(settingProblem(property, value)).toBeUndefined();
  });
});
