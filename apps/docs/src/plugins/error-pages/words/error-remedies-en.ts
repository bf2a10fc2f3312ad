import type { ErrorRemedies } from './error-remedies-type.ts';

export const errorRemediesEn: ErrorRemedies = {
  malformed_request:
    'What arrived is not a complete HTTP request: a header name with a space, two different lengths, another protocol on this port, or a body that never ended. Nothing was done. Let your language’s HTTP library write the request.',
  malformed_json:
    'The body could not be read as JSON: usually one comma too many, a quote that is not closed, or an empty body. Let your language’s library write the JSON instead of joining text.',
  credentials_missing:
    'The call has no Authorization header. Send Basic with your API key and its password, or Bearer with the token of Authenticate.',
  credentials_invalid:
    'The API key does not exist or the password is not its own. Check for stray spaces, and that the credentials are those of the environment you call: the sandbox’s do not work in production.',
  token_invalid:
    'The token has expired (it lasts one hour), was altered, or belongs to the other environment. Call Authenticate again and repeat the request with the new token.',
  session_ended:
    'The dashboard session ended: it was idle, it was closed, or the password or role changed. Sign in again.',
  invalid_login:
    'The dashboard’s user or password is wrong. The message is the same in both cases on purpose.',
  login_locked:
    'There were too many failed attempts. Wait the minutes that the message names; the Retry-After header gives them in seconds.',
  role_not_allowed:
    'Your role in this business does not include the action. Ask whoever administers it to do it, or to change your role.',
  not_found: 'There is no such path. Check that address and method are those of the endpoint’s page.',
  business_not_found:
    'The business does not exist or is none of yours: the answer is the same in both cases.',
  user_not_found:
    'There is no user with that number in the businesses that you administer. A user of another business gives the same answer.',
  user_not_editable:
    'An Administrator changes neither an Admin nor themselves. Ask an Admin of the business for the change.',
  last_admin:
    'The change would leave the business without an Admin who can sign in. There has to be another one first.',
  transaction_not_found:
    'No transaction has that number, code or reference in the account of your credentials. Check as well that you ask the environment in which it was made.',
  request_not_found:
    'There is no request with that number in the log of the account. Requests are kept for 30 days.',
  business_mismatch:
    'The business is named in more than one place, and not the same one. Send it once, or the same everywhere.',
  business_missing: 'The call must know which business it is about: send the Company header with its number.',
  checkout_not_found:
    'The address of the hosted page belongs to no payment. Use the whole URL that the answer gave.',
  checkout_ended:
    'The payment was made, was canceled or ran out of time. Ask for the transaction; to charge again create another payment.',
  card_token_not_found:
    'The token does not exist in your account, or was deleted. List the tokens of the customer by e-mail, or keep the card again.',
  card_not_accepted:
    'The bank did not accept the card when it was verified, or it is on your blacklist; the message says why. Nothing was charged and nothing was kept. Ask for another card or, in the sandbox, use one of the documentation that is accepted.',
  form_session_taken:
    'Each SessionId names one card. Let the script make a new one at each attempt: Pasarela.formSession(…).submit() does so already.',
  form_session_not_usable:
    'Each form session pays once and lasts 30 minutes. Ask your customer for the card again: the script makes another session.',
  subscription_not_found:
    'No subscription of your account has that number. It is the subscriptionId that the first payment answered.',
  blacklist_entry_not_found:
    'There is no entry with that number on the blacklist of the account. It may be of another business or of the other environment.',
  blacklist_entry_exists:
    'Each e-mail, IP or card is on the blacklist once. Look for the entry that there is, and switch it on or off.',
  subscription_ended: 'The subscription charges no more. It need not be canceled again.',
  subscription_not_paused:
    'Only a paused subscription is reactivated, or has its card replaced. Look at what it is now: somebody may have reactivated it before.',
  reprocess_disabled:
    'Reprocessing is switched on for each business, and for this one it is not. Each charge that fails is tried again on the next two days all the same.',
  reprocess_once_a_day:
    "Today's subscriptions of this business were reprocessed already. What is still not charged is tried again tomorrow at 06:00.",
  reprocess_collection_pending:
    "Today's collection begins at 06:00, Mexico City time, and has not finished yet, or has attempted no charge. Wait until it is over and try again.",
  reprocess_nothing_failed:
    "No active subscription has a charge that failed today. There is nothing to do, and the day's reprocess is not used up.",
  card_replacement_ended:
    'The link was used, expired after its 7 days, gave way to a newer one, or is not needed any more. The merchant can create another from the paused subscription.',
  reference_taken:
    'A live payment already has that reference; this keeps an order from being charged twice. If your first attempt got no answer, ask by reference before you charge again. Another order takes another reference.',
  link_batch_running:
    'One file of links at a time for each business and environment. Wait until the other has finished (10,000 lines take a few seconds) and upload yours again.',
  link_lines_invalid:
    'All the links of a file are created, or none. The answer has in data each line with its column and the reason: correct all of them and upload it again.',
  status_not_allowed:
    'The transaction is no longer in a status that allows the action; a declined payment, for one, cannot be refunded. Ask for its current status before you repeat.',
  capture_exceeds_authorized:
    'An authorization is captured up to what was authorized, which the message names. Capture that or less; charge what is missing as another payment.',
  refund_method_not_allowed:
    'Cash payments (OXXO and Paynet) are not refunded this way. Return the money to your customer by bank transfer.',
  refund_too_early:
    'A payment can be refunded from 5 minutes after it was accepted. In the sandbox you can move the account’s clock forward.',
  refund_partial_too_early:
    'Before 24 hours only the whole of what remains can be refunded. Send that amount, or wait to return a part. In the sandbox you can move the account’s clock forward.',
  refund_only_total: 'This payment is refunded as a whole only. Send all that remains as amount.',
  refund_exceeds_remaining:
    'The amount is more than what remains to be refunded, or less than the minimum of 1.00 MXN. Query the transaction: amount less refundedAmount is what remains.',
  transaction_in_process:
    'Another operation on the same transaction is still running. Wait a moment, ask for the status, and repeat only if you must.',
  idempotency_key_reused:
    'The same Idempotency-Key came with a different body. Use one key for each attempt to charge, and repeat it with the same request only.',
  idempotency_in_progress:
    'The first request with that key has not finished yet. Wait and repeat: you will receive its answer.',
  webhook_not_found:
    'No delivery has that number in this account. List the deliveries again: an older page may show one of another business or environment.',
  webhook_url_missing:
    'A sample needs an address to go to, and the setting is still empty. Save the URL in Integration, Webhooks, and send the sample again. In the sandbox the address of the built-in inbox will do.',
  period_missing: 'Choose the month of the statement: the parameter periodo, such as 2026-11.',
  statement_not_found:
    'The account has no statement of that month: it is before its first movement, or has not come yet by its clock. GetPeriods names the months that there are.',
  inbox_not_found:
    'No sandbox account has an inbox at that address. Copy it again from Integration, Webhooks.',
  email_not_found: 'No e-mail of this account has that number. List the e-mails again.',
  emails_not_sent:
    'The deployment has no mail server. Configure SMTP_URL and SMTP_FROM, or read the message under Integration, E-mails.',
  file_not_found: 'No file has that address. Use the URL exactly as the upload answered it.',
  file_type_not_allowed:
    'The content of the file is not of the group that was named, whatever its name says: images are png, jpg, svg and webp. A file that is two things at once is refused too. Export it again in an allowed format.',
  image_too_large: 'The image is wider or taller than 2000 pixels. Make it smaller and upload it again.',
  chargeback_not_found:
    'That transaction does not exist in this account, or never had a chargeback. List the chargebacks again.',
  chargeback_method_not_allowed:
    'The payment was made in cash or with Aplazo. Simulate the chargeback on a payment by credit or debit card.',
  chargeback_exceeds_remaining:
    'Of a payment, at most what was not refunded is disputed. Send a smaller amount, or none to dispute all that is left.',
  chargeback_decided:
    'The bank has decided, or the time for the evidence has passed. See the detail: it has the outcome and its date.',
  chargeback_proof_saved:
    'Evidence is handed in once. Download it in the detail of the chargeback; the bank decides 15 days after it was handed in.',
  chargeback_proof_missing: 'Attach 1 to 5 PDF files in the field files. An empty file does not count.',
  file_too_large: 'A file may have 10 MB at most. Compress it, or split it.',
  file_not_saved:
    'The file could not be kept: the service cannot write at this moment, or the account has filled its 500 MB. Try again in a few seconds; if it goes on, write to support.',
  malformed_multipart:
    'The multipart body could not be read to its end: usually a Content-Type that was written by hand, without its boundary. Let your HTTP library write header and body.',
  multipart_expected:
    'This call takes files, so its body is multipart/form-data and not JSON. Let your HTTP library write it.',
  production_only_sandbox: 'The feature exists in the sandbox only. Use it with sandbox credentials.',
  clock_moves_forward: 'The clock of a sandbox account does not go back. Give a positive span.',
  clock_too_far:
    'Everything that falls due on the way is carried out before the call answers, so one call takes the clock ten years ahead at most. Move it several times.',
  invalid_fields:
    'One or more fields do not meet the contract. The errors list names all of them, each with its code and message: correct them and repeat.',
  body_too_large: 'The body exceeds the size that is allowed. Leave out what the operation does not need.',
  media_type_not_supported: 'The Content-Type header is not application/json. Add it to the request.',
  too_many_requests:
    'You sent too many requests in a short time. Wait the seconds that the Retry-After header names, and repeat.',
  internal_error:
    'Something failed on our side. Do not assume that nothing was charged: ask by reference before you repeat, and quote the requestId if you write to support.',
  service_unavailable:
    'The service cannot take the request at this moment. Repeat in a few seconds with the same Idempotency-Key.',
  required: 'A required field is missing, or came empty.',
  unknown_property:
    'The call carries a property that it does not have. Usually a slip of the finger; case does not matter.',
  repeated_property: 'The same property comes twice, in different case. Leave one.',
  wrong_type:
    'The value is of another type: an amount in quotes instead of a JSON number, for example, or a number where text belongs.',
  too_small: 'The value is below the minimum that the message names.',
  too_big: 'The value is above the maximum that the message names.',
  too_short: 'The text has fewer characters than the field asks for.',
  too_long: 'The text is longer than the field takes. Shorten it before you send it.',
  too_few: 'The list has fewer elements than the field asks for.',
  too_many: 'The list has more elements than the field takes.',
  not_a_choice: 'The field takes only the values that the message lists, written the same way.',
  invalid_email: 'It does not have the form of an e-mail address. Check for spaces and accents.',
  invalid_format: 'The text does not have the form that the endpoint’s page names.',
  card_number_in_text:
    'A text holds what reads as a card number. Texts are kept, shown in the dashboard and sent in webhooks, so card data belongs in its own fields alone.',
  invalid_text: 'The text has control characters, such as line breaks or tabs. Remove them.',
  fraction_of_centavo:
    'The amount has more than two decimals. Round to centavos before you send it; with floating-point numbers it happens after multiplying.',
  not_a_day: 'The date has the right form, but the calendar has no such day.',
  ends_before_start: 'The last day is before the first.',
  too_many_to_sort:
    'By date any number of rows is sorted; by another column 10,000 or fewer. Filter by dates, status or reference before sorting.',
  card_number_invalid:
    'The number fails its check digit (Luhn) or does not have its brand’s digits: 16, or 15 for American Express. Send it without spaces or dashes.',
  card_brand_unknown: 'The number is not one of Visa, Mastercard or American Express.',
  security_code_length: 'The security code has 3 digits, or 4 for American Express.',
  month_invalid: 'The month of expiry goes from 01 to 12, in two digits.',
  card_type_mismatch:
    'CardType or IdPaymentMethod does not match the card. You may leave both out: the card says it.',
  installments_not_allowed:
    'Months without interest ask for a credit card, at least 100 MXN a month, and 3, 6, 9, 12 or 18 months (up to 12 with American Express).',
  invalid_ip:
    'Write an IPv4 address: four numbers from 0 to 255 with dots between them, without leading zeros.',
  invalid_card:
    'The number is not complete, or not that of a Visa, Mastercard, American Express, Diners Club, Discover or JCB card. Check its digits.',
  not_on_transaction:
    'The transaction does not have it: a cash payment has no card, and the IP is known only where Device.IP was sent or your customer paid on our page.',
  cash_reference_status:
    'That combination of filters finds nothing: a cash reference exists only where something is paid in a store.',
  not_together: 'These are two different ways to pay, or two processes that do not go together. Leave one.',
  day_past: "The first charge can be today or later, by the account's clock.",
  invalid_url: 'Write the whole address, with http:// or https://, and without user:password@.',
  invalid_logo:
    'Upload the image and use the URL that the upload answers, or give one that begins with https://.',
  invalid_emails:
    'Correct or remove the addresses that the message names; separate them with commas or semicolons.',
  private_address:
    'Results are not delivered to private networks: localhost, 10.x, 192.168.x, link-local and the like, nor to names that lead there. Use a public address or a tunnel; in the sandbox the built-in inbox always works. Whoever runs the deployment can allow private networks with PASARELA_PRIVATE_WEBHOOKS.',
  undecipherable:
    'Data is encrypted with the public key that Integration shows, in base64. Where the key was made anew, update it on your page; check as well that ApiKey belongs to the same account and environment.',
  not_the_name:
    'Write the name of the business as your dashboard shows it: so nobody empties the wrong account by accident.',
  business_required:
    'The list companies came empty. Every user has access to one business at least; to take away the last one, remove their access.',
  repeated_value: 'The same value stands twice in the list. Leave one.',
  already_taken:
    'Somebody has that user name or e-mail already. If they work with you, invite them instead of adding them again.',
  not_changeable: 'The user name is fixed once it is made. Send the same one, or none.',
  not_changeable_here:
    'An e-mail is the same in all of the businesses of a person: only who may edit them in every one of these changes it.',
  invalid_user_name:
    'Use letters without accents, digits, dots, hyphens or underscores, and begin with a letter or a digit.',
  password_is_name:
    'The password is the user name, the e-mail, or one of them with digits round it. Choose another.',
  password_too_common:
    'The password is a very common word, a run of the keyboard or a repetition. Four words that have nothing to do with each other are better, and easier to keep in mind.',
  password_unchanged: 'The new password is the same as the current one.',
  wrong_password:
    'The current password is not the one that was sent. After several attempts one has to wait, as when signing in.',
  does_not_match:
    'The value belongs to another business than your credentials’. Leave the field out or correct it.',
  file_needed: 'No file came with the call. Send at least one in the form field that the call names.',
  phone_digits: 'Send the ten digits of the phone alone, without country code, blanks or hyphens.',
  day_form: 'Write the day with four figures for the year and slashes between: 2026/12/31.',
  day_not_later:
    'The second payment of a subscription comes after today, by the clock of the account. Send a later day.',
  next_payment_after_due:
    'The next payment cannot come after the day on which the link expires. Bring it forward, or let the link live longer.',
  reference_held:
    'A payment that is under way or was made has this reference. Use another, or look at that transaction first.',
  reference_repeated: 'Two lines of your files have the same reference. Each link needs its own.',
  column_missing:
    'The first line of the file has to name this column, as the template does. Download the template and compare.',
  column_unknown:
    'The first line names a column that the template does not have. Remove it or correct its name.',
  column_repeated: 'The first line names this column twice. Keep one of them.',
  cells_beyond_columns:
    'Put the value that holds a comma or semicolon between quotation marks, or remove the cell too many.',
  quotes_open: 'Close the quotation mark, or write it twice where it belongs to the value.',
  lines_missing: 'The file has its headings and nothing below them. Add a line for each link.',
  too_many_lines: 'Split the file: what is beyond the limit belongs in another one, created afterwards.',
  file_empty: 'The file has no content. Choose another, or save it again before you send it.',
  file_type:
    'What counts is the content, not the name: save the file again in one of the types that the call takes.',
  file_name: 'Give the file the ending of its type; its content is looked at besides.',
  file_size: 'Make the file smaller, or split it: the limit is for each file.',
  image_size: 'Scale the picture down; width and height each have the limit.',
};
