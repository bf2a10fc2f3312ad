import { journey, scenario, screen } from './proofs.ts';
import { line } from './specification-line.ts';

const stands = (name: string, path: string): string => screen('app/screens', `${name} stands at ${path} `);
const menu = (role: string): string => journey('roles-menus', `${role} sees exactly the menu of the role`);

/** Section 1, and of section 2 the routes, the layouts and the menus. */
export const routeLines = [
  line(
    'D 1: a business in the test environment is labelled MODO PRUEBAS',
    journey('portal', 'the header names environment and business'),
    journey('login', 'the environment that was chosen is the one that is shown'),
  ),
  line(
    'D 1: the sign-in is the only public page of the dashboard',
    journey('login', 'who is not signed in is led to the sign-in page'),
  ),
  line(
    'D 1: all of it is there in Spanish and in English',
    journey('portal', 'the language is switched everywhere at once, and kept'),
  ),
  line(
    'D 2: unknown paths redirect to /login',
    journey('login', 'who is not signed in is led to the sign-in page, and so is an unknown address'),
  ),
  line('D 2 Routes: / and /login are the sign-in', journey('routes', '/ and /login are the sign-in')),
  line(
    'D 2 Routes: after signing in the user goes to /business',
    journey('login', 'what was said of a failed attempt goes with the next one'),
  ),
  line(
    'D 2 Routes: /business, the list of businesses',
    journey('routes', 'every route without a payment in its address is a screen of its own'),
  ),
  line(
    'D 2 Routes: /home, the resume',
    stands('resume', '/home'),
    journey('routes', 'every route without a payment in its address is a screen of its own'),
  ),
  line(
    'D 2 Routes: /transactions, the movements',
    stands('transactions', '/transactions'),
    journey('routes', 'every route without a payment in its address is a screen of its own'),
  ),
  line(
    'D 2 Routes: /transaction-detail, one of them',
    stands('transactionDetail', '/transaction-detail'),
    journey('routes', '/transaction-detail is its own screen'),
  ),
  line(
    'D 2 Routes: /preauthorizations, with a side drawer for charge or cancel',
    stands('preauthorizations', '/preauthorizations'),
    journey('preauthorizations', 'each action has its address'),
  ),
  line(
    'D 2 Routes: /integration, with a side menu: General, Keys, Webhooks',
    stands('integration', '/integration'),
    journey('routes', 'the integration has General, Keys and Webhooks'),
  ),
  line(
    'D 2 Routes: /users, the users of a business',
    journey('routes', 'every route without a payment in its address is a screen of its own'),
  ),
  line(
    'D 2 Routes: /subscriptions',
    stands('subscriptions', '/subscriptions'),
    journey('routes', 'every route without a payment in its address is a screen of its own'),
  ),
  line(
    'D 2 Routes: /fraud-management',
    stands('fraud', '/fraud-management'),
    journey('routes', 'every route without a payment in its address is a screen of its own'),
  ),
  line(
    'D 2 Routes: /my-account',
    stands('account', '/my-account'),
    journey('routes', 'every route without a payment in its address is a screen of its own'),
  ),
  line(
    'D 2 Routes: /help-center',
    stands('help', '/help-center'),
    journey('routes', 'every route without a payment in its address is a screen of its own'),
  ),
  line(
    'D 2 Routes: /statment, spelled this way',
    stands('statement', '/statment'),
    journey('routes', 'every route without a payment in its address is a screen of its own'),
  ),
  line(
    'D 2 Routes: /docs and what is below it is the documentation',
    journey('accessibility', 'the pages of the documentation'),
  ),
  line(
    'D 2 Login: username, password, environment',
    journey('login', 'nothing filled in: each of the three fields'),
    scenario('login', 'signing in needs user, password and environment'),
  ),
  line('D 2 Login: the password is shown and hidden', journey('login', 'the password is shown and hidden')),
  line(
    'D 2 Login: the environment is Sandbox or Production',
    scenario('login', 'signing in opens a session in the environment of the body'),
    journey('login', 'the environment that was chosen is the one that is shown'),
  ),
  line(
    'D 2 Portal: a side menu with a General and a Development section',
    journey('portal', 'the menu has its two sections'),
    screen('app/menu', 'sees exactly its menu'),
  ),
  line(
    'D 2 Portal: the header shows the environment and the business',
    journey('portal', 'the header names environment and business'),
  ),
  line(
    'D 2 Portal: a dropdown with my businesses, integration, statement, my account, log out',
    journey('roles-menus', 'Admin sees exactly the menu of the role'),
  ),
  line(
    'D 2 Portal: a language switch between es and en',
    journey('portal', 'the language is switched everywhere at once, and kept'),
  ),
  line(
    'D 2 Simple layout: language, my businesses, log out',
    journey('portal', 'before a business is entered there are the language, the businesses and the way out'),
  ),
  line(
    'D 2 Simple layout: a users link for Admin and Administrador only',
    journey('roles-menus', 'Admin sees exactly the menu of the role, and finds the users'),
    journey('roles-menus', 'Administrador sees exactly the menu of the role, and finds the users'),
    journey('roles-menus', 'General sees exactly the menu of the role, and finds the users'),
    journey('roles-menus', 'Desarrollador sees exactly the menu of the role, and finds the users'),
    journey('roles-menus', 'Reportes sees exactly the menu of the role, and finds the users'),
  ),
  line(
    'D 2 Menu: /integration for Admin, Administrador, Desarrollador, in the dropdown too',
    menu('Admin'),
    menu('Administrador'),
    menu('Desarrollador'),
    menu('General'),
  ),
  line('D 2 Menu: /home for all five roles', menu('Reportes'), menu('General'), menu('Desarrollador')),
  line(
    'D 2 Menu: /transactions for all five roles',
    menu('Reportes'),
    menu('General'),
    menu('Desarrollador'),
  ),
  line(
    'D 2 Menu: /subscriptions, /preauthorizations and /paid-leagues for Admin, Administrador, General',
    menu('General'),
    menu('Administrador'),
    menu('Desarrollador'),
    menu('Reportes'),
  ),
  line(
    'D 2 Menu: /fraud-management and /chargebacks for Admin and Administrador',
    menu('Admin'),
    menu('Administrador'),
    menu('General'),
  ),
  line(
    'D 2 Menu: the documentation, in a new tab, for Admin, Administrador, Desarrollador',
    menu('Desarrollador'),
    menu('General'),
    journey('portal', 'the documentation a tab of its own'),
  ),
];
