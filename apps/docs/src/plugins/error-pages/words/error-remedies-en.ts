import { limits } from '@pasarela/contracts/limits/limits';
import type { ErrorRemedies } from './error-remedies-type.ts';

export const errorRemediesEn: ErrorRemedies = {
  malformed_request:
    'What arrived is not a complete HTTP request: a header name with a space, two different lengths, another protocol on this port, or a body that never ended. Nothing was processed. Let your language’s HTTP library write the request.',
  malformed_json:
    'The body could not be read as JSON: usually an extra comma, an unclosed quote, or text that is not UTF-8. Let your language’s library write the JSON instead of concatenating text.',
  credentials_missing:
    'The call has no `Authorization` header. Send Basic with your API key and its password, or Bearer with the token from Authenticate.',
  credentials_invalid:
    'The API key does not exist or the password does not match it. Check for stray spaces, and that the credentials belong to the environment you are calling: the sandbox’s do not work in production.',
  token_invalid:
    'The token has expired (it lasts one hour), was altered, or belongs to the other environment. Call Authenticate again and repeat the request with the new token.',
  api_key_not_accepted:
    'Look in the payment API for the operation that does the same. Those that take your API key say so on their page and in OpenAPI; the others are used from the dashboard.',
  session_ended:
    'The dashboard session ended: it was idle, it was closed, or the password or role changed. Sign in again.',
  invalid_login:
    'The dashboard’s username or password is wrong. The message is deliberately the same in both cases.',
  login_locked:
    'There were too many failed attempts. Wait for the time that the message gives; the `Retry-After` header gives it in seconds.',
  password_link_invalid:
    'The link to choose a password works once: for 30 minutes if you asked for it, for 7 days if it is an invitation. Ask for another on the sign-in page.',
  role_not_allowed:
    'Your role in this business does not include the action. Ask an administrator to do it, or to change your role.',
  not_found: 'There is no such path. Check the address against the endpoint’s page.',
  method_not_allowed:
    'The path exists under another method. The `Allow` header of the response lists the ones it accepts.',
  business_not_found:
    'The business does not exist or is not one of yours: the response is the same in both cases.',
  user_not_found:
    'There is no user with that number in the businesses that you administer. A user of another business gives the same response.',
  user_not_editable:
    'An Administrator can change neither an Admin nor themselves. Ask an Admin of the business for the change.',
  last_admin: 'The change would leave the business without an Admin who can sign in. Add another one first.',
  transaction_not_found:
    'No transaction has that number, code or reference in the account of your credentials. Check too that you are querying the environment where it was made.',
  request_not_found:
    'There is no request with that number in the account’s log. Requests are stored for 30 days.',
  business_mismatch:
    'The business is given in more than one place, with different values. Send it once, or the same everywhere.',
  business_missing:
    'The call must know which business it is about: send the `Company` header with its number.',
  checkout_not_found:
    'The address of the hosted page belongs to no payment. Use the full URL from the response.',
  checkout_ended:
    'The payment was made, was canceled or ran out of time. Query the transaction; to charge again, create another payment.',
  card_token_not_found:
    'The token does not exist in your account, or was deleted. List the customer’s tokens by e-mail, or save the card again.',
  card_not_accepted:
    'The bank did not accept the card when it was verified, or it is on your blacklist; the message says why. Nothing was charged or saved. Ask for another card or, in the sandbox, use a test card that is accepted.',
  form_session_taken:
    'Each `SessionId` identifies one card. Let the script create a new one for each attempt: `Pasarela.formSession(…).submit()` already does.',
  form_session_not_usable:
    'Each form session can be used once and lasts 30 minutes. Ask your customer for the card again: the script creates another session.',
  subscription_not_found:
    'No subscription of your account has that number. Use the `subscriptionId` that the first payment returned.',
  blacklist_entry_not_found:
    'There is no entry with that number on the account’s blacklist. It may belong to another business or to the other environment.',
  blacklist_entry_exists:
    'Each e-mail, IP or card can be on the blacklist only once. Find the existing entry, and switch it on or off.',
  subscription_ended: 'The subscription has already stopped charging. There is no need to cancel it again.',
  subscription_not_paused:
    'Only a paused subscription can be reactivated or have its card replaced. Check its current status: somebody may have already reactivated it.',
  reprocess_disabled:
    'Reprocessing is enabled per business, and this one does not have it. Each charge that fails is still retried on the next two days.',
  reprocess_once_a_day:
    "Today's subscriptions of this business were already reprocessed. Any charge still unpaid is retried tomorrow at 6:00 AM.",
  reprocess_collection_pending:
    "Today's collection begins at 6:00 AM, Mexico City time, and has not finished yet. Wait until it finishes and try again.",
  reprocess_nothing_failed:
    "No active subscription has a charge that failed today. There is nothing to do, and today's reprocess is still available.",
  card_replacement_ended:
    'The link was used, expired after its 7 days, was replaced by a newer one, or is no longer needed. The merchant can create another from the paused subscription.',
  reference_taken:
    'A payment in process or already made has that reference; this keeps an order from being charged twice. If your first attempt got no response, ask by reference before you charge again. Each order needs its own reference.',
  open_payments_replaced:
    'A new link replaces the open payments with its reference, which can no longer be paid, and one of them is not listed in replaces: perhaps it was created while you decided. Call POST /transaction/capturelinecheck, see whose it is and list it in replaces, or use another reference.',
  payment_link_not_found:
    'That transaction does not come from a payment link: your server made it. Its page, if it has one, is shared by its url.',
  link_email_too_soon:
    'Two e-mails of a link must be 5 minutes apart, and at most 5 are sent in 24 hours. Wait, or share the link in another way.',
  link_batch_running:
    'Each business can process one file of links at a time in each environment. Wait until the other finishes (10,000 lines take a few seconds) and upload yours again.',
  link_lines_invalid:
    'All the links of a file are created, or none. In the response, data lists each problem with its line, column and reason: correct all of them and upload the file again.',
  status_not_allowed:
    'The transaction is no longer in a status that allows the action; a declined payment, for example, cannot be refunded. Ask for its current status before you repeat.',
  capture_exceeds_authorized:
    'You can capture at most what was authorized, which the message gives. Capture that or less; charge the rest as another payment.',
  refund_method_not_allowed:
    'Cash payments (OXXO and Paynet) cannot be refunded this way. Return the money to your customer by bank transfer.',
  refund_too_early:
    'A payment can be refunded from 5 minutes after it was accepted. In the sandbox you can move the account’s clock forward.',
  refund_partial_too_early:
    'Before 24 hours, only the full remaining amount can be refunded. Send that amount, or wait to refund part of it. In the sandbox you can move the account’s clock forward.',
  refund_only_total: 'This payment can only be refunded in full. Send the full remaining amount as `amount`.',
  refund_exceeds_remaining:
    'The amount is more than remains to be refunded, or less than the minimum of 1.00 MXN. Query the transaction: `amount` less `refundedAmount` is what remains.',
  transaction_in_process:
    'Another operation on the same transaction is still running. Wait a moment, ask for the status, and repeat only if necessary.',
  idempotency_key_reused:
    'The same `Idempotency-Key` was sent with a different body. Use one key for each attempt to charge, and repeat it only with the same request.',
  idempotency_in_progress:
    'The first request with that key has not finished yet. Wait and repeat: you will receive its response.',
  webhook_not_found:
    'No delivery has that number in this account. List the deliveries again: an older page may show one of another business or environment.',
  webhook_url_missing:
    'A sample needs a URL to go to, and the setting is still empty. Save the URL in Integration, Webhooks, and send the sample again. In the sandbox you can use the test inbox.',
  period_missing: 'Choose the month of the statement: the parameter `periodo`, such as 2026-11.',
  statement_not_found:
    'The account has no statement for that month: it is before its first transaction, or still in the future by its clock. `GetPeriods` lists the available months.',
  settlement_not_found:
    'No deposit of this account has that `idConciliation`. Look it up in the list of deposits: it may belong to another business or environment.',
  inbox_not_found:
    'No sandbox account has an inbox at that address. Copy it again from Integration, Webhooks.',
  email_not_found: 'No e-mail of this account has that number. List the e-mails again.',
  email_sent_once:
    'The e-mail carries the link with which somebody chooses their password. They can ask for another on the sign-in page.',
  emails_not_sent:
    'The deployment has no mail server. Configure `SMTP_URL` and `SMTP_FROM`, or read the message under Integration, E-mails.',
  file_not_found: 'No file has that address. Use the URL exactly as the upload returned it.',
  file_type_not_allowed:
    'The file’s content is not of the given group, whatever its name says: images are png, jpg, svg and webp. A file that is two formats at once is rejected too. Export it again in an allowed format.',
  image_too_large: 'The image is wider or taller than 2000 pixels. Make it smaller and upload it again.',
  chargeback_not_found:
    'That transaction does not exist in this account, or never had a chargeback. List the chargebacks again.',
  chargeback_method_not_allowed:
    'The payment was made in cash or with Aplazo. Simulate the chargeback on a credit or debit card payment.',
  chargeback_nothing_left:
    'The payment was refunded in full, or was a verification of 0.00. Simulate the chargeback on a payment that was not, or only in part.',
  chargeback_exceeds_remaining:
    'A chargeback cannot exceed the part of the payment that was not refunded. Send a smaller `amount`, or none to dispute all of it.',
  chargeback_decided:
    'The bank has decided, or the time for the evidence has passed. See its detail page for the outcome and its date.',
  chargeback_proof_saved:
    'Evidence can be submitted only once. Download it from the chargeback’s detail page; the bank decides 15 days after submission.',
  chargeback_proof_missing: 'Attach 1 to 5 PDF files in the files field. An empty file does not count.',
  file_too_large: 'A file can be at most 10 MB. Compress it, or split it.',
  file_not_saved:
    'The file could not be saved: the service cannot write at the moment, or the account has used up its 500 MB. Try again in a few seconds; if it persists, contact support.',
  malformed_multipart:
    'The multipart body could not be read to the end: usually a `Content-Type` written by hand, without its boundary. Let your HTTP library write the header and body.',
  multipart_expected:
    'This call takes files, so its body is `multipart/form-data` and not JSON. Let your HTTP library write it.',
  production_only_sandbox: 'The feature exists only in the sandbox. Use it with sandbox credentials.',
  wait_needs_transaction:
    'Identify the transaction by its reference or number; a subscription, by its number.',
  wait_over:
    'Look at what the message found: the transaction may be in a status that does not change by itself, or your server may refuse the webhook. If more time is needed, ask for more seconds.',
  snapshot_invalid:
    'Send the text that `GET /api/sandbox/snapshot` returned, without changes. A snapshot from a newer version is restored with that version.',
  snapshot_too_large:
    'Empty the account with `POST /api/sandbox/reset`, or create an isolated account with `POST /api/sandbox/accounts` and restore the snapshot there.',
  isolated_account_not_found:
    'List the isolated accounts of the API key with `GET /api/sandbox/accounts`. Expired accounts no longer exist, and those created by another key are not shown.',
  isolated_accounts_full:
    'Delete accounts that you no longer need with `DELETE /api/sandbox/accounts/{idAccount}`, or ask for fewer hours when you create them.',
  isolated_account_makes_none:
    'Create isolated accounts with the API key of the sandbox account, not with the key of an isolated one.',
  scenario_only_sandbox:
    '`Sandbox-Scenario` provokes failures, so production refuses every request that carries it and changes nothing. Send it only with sandbox credentials, from your tests.',
  clock_moves_forward: 'The clock of a sandbox account does not go back. Send a positive span.',
  clock_too_far:
    'Everything that falls due on the way is carried out before the call returns, so one call moves the clock at most ten years ahead. Move it several times.',
  invalid_fields:
    'One or more fields are not valid. The `errors` list names all of them, each with its code and message: correct them and repeat.',
  body_too_large: `The body is longer than the fields of this call can be, carries hundreds of fields that the call does not know, or exceeds ${limits.bodyBytes / 1_024} KB. It was not read. Leave out what the operation does not need; files have a limit of their own and travel as multipart.`,
  media_type_not_supported: 'The `Content-Type` header is not `application/json`. Add it to the request.',
  too_many_requests: `You sent too many requests in a short time. They are counted per minute and per API key: ${limits.callsPerMinute.toLocaleString('en-US')} unless the deployment sets another maximum with \`PASARELA_CALLS_PER_MINUTE\`. The headers \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\` say where you stand before you get there. Wait for the seconds in \`Retry-After\`, and repeat.`,
  internal_error:
    'Something failed on our side. Do not assume that nothing was charged: ask by reference before you repeat, and quote the `requestId` if you contact support.',
  service_unavailable:
    'The service cannot take the request at the moment. Repeat in a few seconds with the same `Idempotency-Key`.',
  required: 'A required field is missing, or came empty.',
  unknown_property:
    'The request has a property that the call does not accept. It is usually a typo; case does not matter.',
  repeated_property: 'The same property appears twice, in different case. Leave one.',
  wrong_type:
    'The value is of another type: an amount in quotes instead of a JSON number, for example, or a number where text belongs.',
  too_small: 'The value is below the minimum that the message gives.',
  too_big: 'The value is above the maximum that the message gives.',
  too_short: 'The text has fewer characters than the field requires.',
  too_long: 'The text is longer than the field allows. Shorten it before you send it.',
  too_few: 'The list has fewer elements than the field requires.',
  too_many: 'The list has more elements than the field allows.',
  not_a_choice: 'The field accepts only the values that the message lists, written the same way.',
  invalid_email: 'It is not in the format of an e-mail address. Check for spaces and accents.',
  invalid_format: 'The text is not in the format that the endpoint’s page gives.',
  card_number_in_text:
    'A text field contains what looks like a card number. Text is stored, shown in the dashboard and sent in webhooks, so card data belongs only in its own fields. If it is an order number of 14 to 16 digits that begins like a card, put letters between them.',
  invalid_text: 'The text contains control characters, such as line breaks or tabs. Remove them.',
  fraction_of_centavo:
    'The amount has more than two decimals. Round to centavos before you send it; floating-point multiplication often causes this.',
  not_a_day: 'The date is in the right format, but the day does not exist.',
  ends_before_start: 'The last day is before the first.',
  too_many_to_sort:
    'Any number of rows can be sorted by date, but at most 10,000 by another column. Filter by dates, status or reference before sorting.',
  too_many_to_filter:
    'The status of a link is searched among 10,000 links at most. Choose the dates or the reference first.',
  card_number_invalid:
    'The number fails its check digit (Luhn) or has the wrong number of digits for its brand: 16, or 15 for American Express. Send it without spaces or dashes.',
  card_brand_unknown:
    'The number is not of Visa, Mastercard or American Express, the brands that are accepted. Check it in your form before you send it, and tell your customer which ones they can pay with.',
  security_code_length: 'The security code has 3 digits, or 4 for American Express.',
  month_invalid: 'The expiry month goes from 01 to 12, with two digits.',
  card_type_mismatch:
    '`CardType` or `IdPaymentMethod` does not match the card. You may leave both out: the card determines them.',
  credit_card_needed:
    'The page was created with `IdPaymentMethod` 8: it takes credit cards alone. Without it, it takes credit and debit.',
  debit_card_needed:
    'The page was created with `IdPaymentMethod` 10: it takes debit cards alone. Without it, it takes credit and debit.',
  installments_not_allowed:
    'Months without interest require a credit card, at least 100 MXN a month, and 3, 6, 9, 12 or 18 months (up to 12 with American Express).',
  invalid_ip: 'Use an IPv4 address: four numbers from 0 to 255 separated by dots, without leading zeros.',
  invalid_card:
    'The number is not complete, or is not a Visa, Mastercard, American Express, Diners Club, Discover or JCB number. Check its digits.',
  not_on_transaction:
    'The transaction does not have it: a cash payment has no card, and the IP is known only if Device.IP was sent or your customer paid on our page.',
  cash_reference_status:
    'That combination of filters finds nothing: only payments at a store have a cash reference.',
  not_together: 'These are two different ways to pay, or two processes that do not go together. Leave one.',
  day_past: "The first charge can be today or later, by the account's clock.",
  invalid_url: 'Use the full URL, with http:// or https://, and without user:password@.',
  invalid_return_url:
    'Use the full URL of a page of yours with https://, without user:password@. With http:// only your own machine is accepted: localhost, 127.0.0.1 or [::1].',
  invalid_logo:
    'Upload the image and use the URL that the upload returns, or use one that begins with https://.',
  invalid_emails:
    'Correct or remove the addresses that the message names; separate them with commas or semicolons.',
  private_address:
    'Results are not delivered to private networks: localhost, 10.x, 192.168.x, link-local and the like, or to names that resolve to them. Use a public address or a tunnel; in the sandbox the test inbox always works. The operator of the deployment can allow private networks with `PASARELA_PRIVATE_WEBHOOKS`=on.',
  undecipherable:
    'Data must be encrypted with the public key shown in Integration, and sent in base64. If the key was replaced, update it on your page; check too that `ApiKey` belongs to the same account and environment.',
  not_the_name:
    'Write the name of the business as your dashboard shows it, so that nobody empties the wrong account by accident.',
  business_required:
    'The companies list is empty. Every user needs access to at least one business; to take away the last one, remove their access.',
  repeated_value: 'The same value appears twice in the list. Leave one.',
  already_taken:
    'Somebody already has that username or e-mail. If they work with you, invite them instead of adding them again.',
  not_changeable: 'The username cannot change once it is created. Send the same one, or none.',
  not_changeable_here:
    'A person’s e-mail is the same in all their businesses: only somebody who can edit them in every one can change it.',
  invalid_user_name:
    'Use letters without accents, digits, dots, hyphens or underscores, and begin with a letter or a digit.',
  password_is_name:
    'The password is the username, the e-mail, or one of them with digits around it. Choose another.',
  password_too_common:
    'The password is a very common word, a keyboard pattern or a repetition. Four unrelated words are better, and easier to remember.',
  password_unchanged: 'The new password is the same as the current one.',
  wrong_password:
    'The current password is not the one you sent. After several attempts you have to wait, as when signing in.',
  does_not_match:
    'The value belongs to a different business from your credentials. Leave the field out or correct it.',
  file_needed: 'The request has no file. Send at least one in the form field that the call specifies.',
  phone_digits: 'Send only the ten digits of the phone number, without country code, spaces or hyphens.',
  day_form: 'Write the date with a four-digit year and slashes: 2026/12/31.',
  day_not_later:
    'The second payment of a subscription must come after today, by the account’s clock. Send a later day.',
  next_payment_after_due:
    'The next payment cannot come after the day on which the link expires. Choose an earlier date, or a later due date for the link.',
  reference_held:
    'A payment in process or already made has this reference. Use another, or look at that transaction first.',
  replaces_open_payment:
    'There is an open payment with that reference, perhaps from another customer. List it in replaces if the new link should replace it, or use another reference.',
  reference_repeated: 'Two lines of your files have the same reference. Each link needs its own.',
  column_missing:
    'The first line of the file must include this column, as the template does. Download the template and compare.',
  column_unknown: 'The first line has a column that the template does not. Remove it or correct its name.',
  column_repeated: 'The first line has this column twice. Keep one of them.',
  cells_beyond_columns:
    'Put the value that contains a comma or semicolon in quotation marks, or remove the extra cell.',
  quotes_open: 'Close the quotation mark, or double it where it is part of the value.',
  lines_missing: 'The file has its headings and nothing below them. Add a line for each link.',
  too_many_lines: 'Split the file: put the lines beyond the limit in another one, and upload it afterwards.',
  file_empty: 'The file has no content. Choose another, or save it again before you send it.',
  file_type:
    'What counts is the content, not the name: save the file again in one of the types that the call accepts.',
  file_utf16:
    'In Excel choose “CSV UTF-8 (Comma delimited)” when you save, not “Unicode Text”. In another program, the encoding UTF-8.',
  file_name: 'Give the file the extension of its type; its content is checked too.',
  file_size: 'Make the file smaller, or split it: the limit applies to each file.',
  image_size: 'Scale the image down; the limit applies to both width and height.',
};
