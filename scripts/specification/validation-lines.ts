import { contract, journey, scenario, screen } from './proofs.ts';
import { line } from './specification-line.ts';

/** Section 5: validation rules of login, refund, preauthorizations, integration and files. */
export const validationLines = [
  line(
    'D 5 Login: username, password and environment are required',
    scenario('login', 'signing in needs user, password and environment'),
    screen('features/sign-in/sign-in-fields', 'all three are required'),
    journey('login', 'nothing filled in: each of the three fields says that it is required (es)'),
    journey('login', 'nothing filled in: each of the three fields says that it is required (en)'),
  ),
  line(
    'D 5 Login: “This field is required”',
    screen('i18n/specified-messages', '“This field is required”'),
    journey('login', 'nothing filled in: each of the three fields says that it is required (en)'),
  ),
  line(
    'D 5 Refund: the amount is defined',
    scenario('refunds', 'needs an amount of centavos, above nothing'),
    journey('refund', 'a part and then the rest: figures, confirmation, story, list'),
  ),
  line(
    'D 5 Refund: the amount is greater than 0, at least 1 unless less remains',
    contract('refunds/refund-rules', 'is the most, and 1.00 the least'),
    screen('features/transactions/refund/refund-plan', 'an amount is at least one peso'),
    scenario('refunds', 'is never above what remains, nor under 1.00 unless less remains'),
  ),
  line(
    'D 5 Refund: not above the amount less refundedAmount',
    contract('refunds/refund-rules', 'is the most, and 1.00 the least'),
    scenario('refunds', 'is never above what remains, nor under 1.00 unless less remains'),
    screen('features/transactions/refund/refund-plan', 'at most what remains'),
  ),
  line(
    'D 5 Refund: “The amount is not valid”',
    contract('errors/specified-messages', '“The amount is not valid”'),
    journey('refund', 'a part and then the rest: figures, confirmation, story, list'),
  ),
  line(
    'D 5 Refund: a confirmation is asked',
    journey('refund', 'a part and then the rest: figures, confirmation, story, list'),
  ),
  line(
    'D 5 Refund: on an error the form opens again',
    journey('refund', "a refusal opens the form again with the server's message"),
  ),
  line(
    'D 5 Preauthorization: the amount to charge is required and at least 1',
    screen('features/transactions/authorization/charge-plan', 'centavos of 350.50'),
    journey('preauthorizations', 'an authorization is charged in part from the list'),
    scenario('authorizations', 'is no amount'),
  ),
  line(
    'D 5 Preauthorization: a reason to cancel is required',
    scenario('authorizations', 'wants a reason of 5 to 250 characters in the dashboard'),
    journey('preauthorizations', 'an authorization is canceled with a reason, from its detail'),
  ),
  line(
    'D 5 Justification: trimmed, 5 to 250 characters, with a counter of what remains',
    screen('components/form/justification', 'left'),
    journey('preauthorizations', 'an authorization is canceled with a reason, from its detail'),
    scenario('authorizations', 'wants a reason of 5 to 250 characters in the dashboard'),
  ),
  line(
    'D 5 Justification: otherwise a warning of five seconds',
    journey('preauthorizations', 'an authorization is canceled with a reason, from its detail'),
    contract('limits/limits', 'the warning of a justification is what is specified'),
  ),
  line(
    'D 5 Integration: the logo is required',
    scenario('settings', 'Logo is required'),
    scenario('settings', 'takes for a logo what was uploaded'),
  ),
  line(
    'D 5 Integration: the notification text is required, at most 600 characters',
    scenario('settings', 'NotificationText is required'),
    scenario('settings', 'a property has its limits'),
    journey('integration-settings', 'the notification text is changed'),
  ),
  line(
    'D 5 Integration: the notification e-mails have at most 600 characters',
    scenario('settings', 'a property has its limits'),
    contract('limits/limits', 'the notification e-mails is what is specified'),
  ),
  line(
    'D 5 Integration: e-mails are split on comma or semicolon',
    screen(
      'features/integration/general/email-tags-state',
      'addresses are read between commas and semicolons',
    ),
    screen('features/integration/general/email-tags-state', 'a comma or a semicolon ends a tag'),
  ),
  line(
    'D 5 Integration: an e-mail that is none is tagged so, and blocks saving',
    journey('integration-settings', 'e-mails are tags: a wrong one blocks saving'),
    scenario('settings', 'takes e-mails that are addresses, and names those that are not'),
    screen('features/integration/general/email-tags-state', 'is wrong'),
  ),
  line(
    'D 5 Integration: valid e-mails are sent joined by semicolons',
    journey('integration-settings', 'good ones are joined by semicolons'),
  ),
  line('D 5 Integration: the success URL is required', scenario('settings', 'Success is required')),
  line('D 5 Integration: the error URL is required', scenario('settings', 'Error is required')),
  line('D 5 Integration: the default URL is required', scenario('settings', 'Default is required')),
  line(
    'D 5 Files: at most 10 MB (10240 KB) each',
    scenario('files', 'takes 10 MB and not a byte more'),
    contract('limits/limits', 'a file is what is specified'),
  ),
  line(
    'D 5 Files: images are png, jpg, jpeg, svg, webp',
    scenario('files', 'of the group images takes logo.png'),
    scenario('files', 'of the group images takes logo.jpeg'),
    scenario('files', 'of the group images takes logo.webp'),
    scenario('files', 'of the group images takes logo.svg'),
    scenario('files', 'refuses as an image a GIF'),
  ),
  line(
    'D 5 Files: images have a greatest width and height',
    scenario('files', 'refuses images that are too large, in either direction'),
  ),
  line('D 5 Files: pdf is a group of its own', scenario('files', 'of the group pdf takes a.pdf')),
  line('D 5 Files: audio is a group of its own', scenario('files', 'of the group audio takes a.mp3')),
  line('D 5 Files: video is a group of its own', scenario('files', 'of the group video takes a.mp4')),
  line(
    'D 5 Files: spreadsheets are a group of their own',
    scenario('files', 'of the group spreadsheets takes a.xlsx'),
  ),
  line(
    'D 5 Files: documents are a group of their own',
    scenario('files', 'of the group documents takes a.docx'),
  ),
  line(
    'D 5 Files: “File type not allowed”, judged by content and by group',
    contract('errors/specified-messages', '“File type not allowed”'),
    scenario('files', 'refuses as an image'),
    scenario('files', 'refuses what another group takes'),
    journey('integration-settings', 'what is no picture is refused'),
  ),
  line(
    'D 5 Files: “Images exceed the allowed dimensions”',
    contract('errors/specified-messages', '“Images exceed the allowed dimensions”'),
    scenario('files', 'refuses images that are too large'),
  ),
  line('D 5 Files: a file that is too large says so', scenario('files', 'takes 10 MB and not a byte more')),
];
