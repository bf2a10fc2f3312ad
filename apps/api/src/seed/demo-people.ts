import type { RoleName } from '@pasarela/contracts/roles/roles';

/** The password of every demo user. */
export const demoPassword = 'Pasarela-2026';

export type DemoUser = {
  readonly userName: string;
  readonly displayName: string;
  readonly email: string;
  /** The user's role in each business, by business number. */
  readonly roles: Readonly<Partial<Record<1 | 2, RoleName>>>;
};

const inBoth = (role: RoleName) => ({ 1: role, 2: role }) as const;

export const demoUsers: readonly DemoUser[] = [
  {
    userName: 'admin',
    displayName: 'Renata Quiroga',
    email: 'admin@pasarela.example',
    roles: inBoth('Admin'),
  },
  {
    userName: 'administrador',
    displayName: 'Tomás Urbina',
    email: 'administrador@pasarela.example',
    roles: inBoth('Administrador'),
  },
  {
    userName: 'general',
    displayName: 'Lucía Montaño',
    email: 'general@pasarela.example',
    roles: inBoth('General'),
  },
  {
    userName: 'desarrollador',
    displayName: 'Emilio Barrón',
    email: 'desarrollador@pasarela.example',
    roles: inBoth('Desarrollador'),
  },
  {
    userName: 'reportes',
    displayName: 'Ximena Palafox',
    email: 'reportes@pasarela.example',
    roles: inBoth('Reportes'),
  },
  {
    userName: 'jacaranda',
    displayName: 'Inés Arriaga',
    email: 'ines@jacaranda.example',
    roles: { 1: 'Administrador' },
  },
];

export type DemoBusiness = {
  readonly number: 1 | 2;
  readonly name: string;
  readonly businessActivity: string;
  readonly paymentType: string;
  readonly taxId: string;
  readonly key: { readonly identifier: string; readonly password: string };
  /** The prefix of the payment references. */
  readonly prefix: string;
  readonly payments: number;
  readonly products: readonly { readonly name: string; readonly min: number; readonly max: number }[];
};

/** The data of a business that payments are generated from: a demo business, or any other that is filled with demo data. */
export type SeededShop = Omit<DemoBusiness, 'number'> & { readonly number: number };

export const demoBusinesses: readonly DemoBusiness[] = [
  {
    number: 1,
    name: 'Librería Jacaranda',
    businessActivity: 'Libros, papelería y regalos',
    paymentType: 'Comercio electrónico',
    taxId: 'LJA190312QX4',
    key: { identifier: 'demo-sandbox-key', password: 'demo-sandbox-password' },
    prefix: 'LJ',
    payments: 2_600,
    products: [
      { name: 'Novela de bolsillo', min: 149, max: 289 },
      { name: 'Libro infantil ilustrado', min: 220, max: 480 },
      { name: 'Cuadernos y plumas', min: 85, max: 640 },
      { name: 'Enciclopedia en tres tomos', min: 1_450, max: 3_900 },
      { name: 'Tarjeta de regalo', min: 200, max: 1_500 },
    ],
  },
  {
    number: 2,
    name: 'Taller Ollin',
    businessActivity: 'Muebles y talla en madera',
    paymentType: 'Comercio electrónico',
    taxId: 'TOL210608HM1',
    key: { identifier: 'demo-ollin-key', password: 'demo-ollin-password' },
    prefix: 'OLL',
    payments: 700,
    products: [
      { name: 'Banco de encino', min: 1_250, max: 2_400 },
      { name: 'Mesa de parota', min: 8_900, max: 24_500 },
      { name: 'Tabla para quesos', min: 390, max: 760 },
      { name: 'Librero a la medida', min: 6_200, max: 15_800 },
    ],
  },
];

/** The shop data of a business that is not one of the demo's. */
export const anyShop: Pick<DemoBusiness, 'prefix' | 'payments' | 'products'> = {
  prefix: 'PED',
  payments: 1_000,
  products: [
    { name: 'Pedido en línea', min: 120, max: 1_900 },
    { name: 'Servicio a domicilio', min: 250, max: 900 },
    { name: 'Anticipo', min: 500, max: 6_000 },
  ],
};

export const firstNames = [
  'María',
  'José',
  'Guadalupe',
  'Juan',
  'Sofía',
  'Luis',
  'Valentina',
  'Diego',
  'Camila',
  'Jesús',
  'Fernanda',
  'Miguel',
  'Regina',
  'Ángel',
  'Daniela',
  'Héctor',
  'Mariana',
  'Raúl',
  'Paola',
  'Óscar',
  'Itzel',
  'Andrés',
  'Citlali',
  'Iñaki',
] as const;

export const lastNames = [
  'Hernández',
  'García',
  'Martínez',
  'López',
  'González',
  'Pérez',
  'Rodríguez',
  'Sánchez',
  'Ramírez',
  'Cruz',
  'Flores',
  'Gómez',
  'Morales',
  'Vázquez',
  'Jiménez',
  'Reyes',
  'Núñez',
  'Ibáñez',
  'Zúñiga',
  'Peña',
  'Castañeda',
  'Ordóñez',
] as const;
