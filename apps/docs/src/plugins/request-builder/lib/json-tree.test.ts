import { operations } from '@pasarela/contracts/operations';
import { describe, expect, it } from 'vitest';
import { documentedMethod } from '../../../site/documented-methods.ts';
import { describeMethod } from './describe-method.ts';
import { elementAdded, propertyToggled, type TreeNode, treeOf, valueEdited } from './json-tree.ts';
import type { JsonObject } from './json-value.ts';

const page = describeMethod(documentedMethod('api'), 'es');
const fields = page.body ?? [];
const samples = page.groups.flatMap((group) => group.samples.map((sample) => sample.body ?? {}));

const nodeAt = (nodes: readonly TreeNode[], key: string): TreeNode => {
  for (const node of nodes) {
    if (node.key === key) return node;
    if (key.startsWith(`${node.key}.`)) return nodeAt(node.children, key);
  }
  throw new Error(`the tree has no ${key}`);
};
const presentKeys = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap((node) => [...(node.present ? [node.key] : []), ...presentKeys(node.children)]);

const buyer: JsonObject = { ReferenceNumber: 'A', Amount: 1 };

describe('treeOf', { tags: ['BUILDER-2'] }, () => {
  it('has every property of the contract, present where the body has it', () => {
    const tree = treeOf(fields, buyer);
    expect(tree.map((node) => node.key)).toEqual(Object.keys(operations.createPayment.body.shape));
    expect(presentKeys(tree)).toEqual(['ReferenceNumber', 'Amount']);
  });

  it('shows nested objects and the elements of lists in their place', () => {
    const body: JsonObject = { OrderInformation: { LineItems: [{ Quantity: 1 }, { UnitPrice: 2 }] } };
    expect(presentKeys(treeOf(fields, body))).toEqual([
      'OrderInformation',
      'OrderInformation.LineItems',
      'OrderInformation.LineItems.0',
      'OrderInformation.LineItems.0.Quantity',
      'OrderInformation.LineItems.1',
      'OrderInformation.LineItems.1.UnitPrice',
    ]);
  });

  it('finds names whatever their case, as the API does', () => {
    expect(presentKeys(treeOf(fields, { amount: 1, shipto: { CITY: 'x' } }))).toEqual([
      'Amount',
      'ShipTo',
      'ShipTo.City',
    ]);
  });
});

describe('propertyToggled', { tags: ['BUILDER-2'] }, () => {
  it('puts a property in with its example, where the contract has it', () => {
    const body = propertyToggled(buyer, fields, ['IdPaymentMethod']);
    expect(Object.entries(body)).toEqual([
      ['IdPaymentMethod', 5],
      ['ReferenceNumber', 'A'],
      ['Amount', 1],
    ]);
  });

  it('takes a property out, whatever its case', () => {
    expect(propertyToggled({ amount: 1, Currency: 'MXN' }, fields, ['Amount'])).toEqual({ Currency: 'MXN' });
  });

  it('makes the object that a nested property needs', () => {
    expect(propertyToggled(buyer, fields, ['ShipTo', 'City'])).toEqual({
      ...buyer,
      ShipTo: { City: 'Ciudad de México' },
    });
  });

  it('puts an object in as its example has it', () => {
    expect(propertyToggled(buyer, fields, ['SpecialOffer'])).toEqual({
      ...buyer,
      SpecialOffer: { IsInstallment: true, InstallmentCount: 3 },
    });
  });

  it('changes one element of a list and takes one out', () => {
    const body: JsonObject = { OrderInformation: { LineItems: [{ Quantity: 1 }, { Quantity: 2 }] } };
    const inner = propertyToggled(body, fields, ['OrderInformation', 'LineItems', 1, 'Quantity']);
    expect(inner).toEqual({ OrderInformation: { LineItems: [{ Quantity: 1 }, {}] } });
    expect(propertyToggled(body, fields, ['OrderInformation', 'LineItems', 0])).toEqual({
      OrderInformation: { LineItems: [{ Quantity: 2 }] },
    });
  });

  it('adds an element, and the list where there is none', () => {
    const element = { ProductName: 'Libreta rayada', Quantity: 2, UnitPrice: 175.25 };
    const once = elementAdded(buyer, fields, ['OrderInformation', 'LineItems']);
    expect(once).toEqual({ ...buyer, OrderInformation: { LineItems: [element] } });
    expect(elementAdded(once, fields, ['OrderInformation', 'LineItems'])).toEqual({
      ...buyer,
      OrderInformation: { LineItems: [element, element] },
    });
  });

  it('goes there and back for every property of every sample', () => {
    for (const body of samples) {
      for (const key of presentKeys(treeOf(fields, body))) {
        const { path } = nodeAt(treeOf(fields, body), key);
        const without = propertyToggled(body, fields, path);
        expect(presentKeys(treeOf(fields, without))).not.toContain(
          typeof path.at(-1) === 'number' ? `${key}.ProductName` : key,
        );
        if (typeof path.at(-1) === 'number') continue;
        const again = propertyToggled(without, fields, path);
        expect(nodeAt(treeOf(fields, again), key).present).toBe(true);
        expect(Object.keys(again).sort()).toEqual(Object.keys(body).sort());
      }
    }
  });
});

describe('checking a property', { tags: ['BUILDER-2'] }, () => {
  it('takes the value of the sample, where it has one', () => {
    const sample = { ShipTo: { City: 'Oaxaca' } };
    expect(propertyToggled({}, fields, ['ShipTo', 'City'], sample)).toEqual(sample);
    expect(propertyToggled({}, fields, ['ShipTo', 'State'], sample)).toMatchObject({ ShipTo: {} });
  });
});

describe('valueEdited', () => {
  it('changes a value in its place, whatever the case of its name', () => {
    expect(valueEdited({ AMOUNT: 1, Currency: 'MXN' }, fields, ['Amount'], 2)).toEqual({
      AMOUNT: 2,
      Currency: 'MXN',
    });
    const body = { OrderInformation: { LineItems: [{ Quantity: 1 }, { Quantity: 2 }] } };
    expect(valueEdited(body, fields, ['OrderInformation', 'LineItems', 1, 'Quantity'], 5)).toEqual({
      OrderInformation: { LineItems: [{ Quantity: 1 }, { Quantity: 5 }] },
    });
  });
  it('is what the tree shows afterwards', () => {
    const body = valueEdited({}, fields, ['ShipTo', 'City'], 'Mérida');
    expect(nodeAt(treeOf(fields, body), 'ShipTo.City').value).toBe('Mérida');
  });
});
