/*!
 * Pasarela in your own page · 1.17
 *
 * Your customer types the card on your page, and your server never sees it: this script encrypts it in the browser with
 * your public key and sends it straight to Pasarela. What it gives you is the name of a session; your server pays with it,
 * once, within 30 minutes: POST /api/pay/create with PaymentProcess.sessionId.
 *
 *   <script src="https://{host}/pasarela.js"></script>
 *
 *   const form = Pasarela.formSession({
 *     apiKey: '…',             // your API key, without its password
 *     publicKey: '…',          // Integration → Keys → public key
 *     isProduction: false,     // true once the API key is that of production
 *     fields: {                // inputs of your page, or selectors that find them
 *       cardNumber: '#card-number',
 *       cardExpirationMonth: '#card-month',
 *       cardExpirationYear: '#card-year',
 *       cvv: '#card-code',
 *     },
 *     language: 'es',          // of messages: 'es' or 'en'; the page's own where you leave it out
 *   });
 *
 *   try {
 *     const { sessionId, brand, lastFour } = await form.submit();
 *     // hand sessionId to your server
 *   } catch (error) {
 *     // error.code is stable; error.errors says what is wrong with which field: [{ field, code, message }]
 *   }
 *
 * To help recognise fraud, add what this gives to the payment that your server makes:
 *
 *   const { SessionId, Device } = Pasarela.deviceFingerprint({ isProduction: false });
 *
 * The page has to be served over https (or from localhost): browsers encrypt nowhere else. The inputs need no `name`, and
 * lose it, so that no form that is sent can carry them to your server. Nothing is kept, in this script or in the browser.
 */
// A block keeps these names out of the page.
{
  // Where this script came from is where cards are sent.
  const origin = document.currentScript?.src ? new URL(document.currentScript.src).origin : location.origin;

  const fieldNames = ['cardNumber', 'cardExpirationMonth', 'cardExpirationYear', 'cvv'];

  const brands = [
    { pattern: /^4/, digits: 16, codeDigits: 3 },
    { pattern: /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/, digits: 16, codeDigits: 3 },
    { pattern: /^3[47]/, digits: 15, codeDigits: 4 },
  ];

  /** The identifiers that the session of a device begins with. */
  const organizations = { sandbox: 'pasarela-sandbox', production: 'pasarela-production' };

  const words = {
    required: { es: 'Es obligatorio.', en: 'It is required.' },
    invalid_format: { es: 'El formato no es válido.', en: 'The format is not valid.' },
    card_number_invalid: { es: 'No es un número de tarjeta válido.', en: 'It is not a valid card number.' },
    card_brand_unknown: {
      es: 'Solo se aceptan Visa, Mastercard y American Express.',
      en: 'Only Visa, Mastercard and American Express are accepted.',
    },
    security_code_length: {
      es: 'Debe tener {digits} dígitos para esta marca.',
      en: 'It must have {digits} digits for this brand.',
    },
    month_invalid: { es: 'Debe ser un mes de 01 a 12.', en: 'It must be a month from 01 to 12.' },
    invalid_fields: { es: 'Revisa los campos indicados.', en: 'Check the fields listed.' },
    not_secure: {
      es: 'La página debe servirse por https para cifrar la tarjeta.',
      en: 'The page has to be served over https to encrypt the card.',
    },
    public_key_invalid: {
      es: 'publicKey no es la llave pública de tu cuenta.',
      en: 'publicKey is not the public key of your account.',
    },
    connection_failed: {
      es: 'No hubo respuesta. Revisa tu conexión e intenta de nuevo.',
      en: 'There was no answer. Check your connection and try again.',
    },
    environment_mismatch: {
      es: 'isProduction no corresponde al ambiente de esta API key.',
      en: 'isProduction does not match the environment of this API key.',
    },
  };

  /** What went wrong: a stable code, a message for whoever pays, and the fields that it is about. */
  class PasarelaError extends Error {
    constructor(code, message, errors = []) {
      super(message);
      this.name = 'PasarelaError';
      this.code = code;
      this.errors = errors;
    }
  }

  const failure = (code, language, errors) => new PasarelaError(code, words[code][language], errors);

  /** The check digit of ISO/IEC 7812-1. */
  const hasValidCheckDigit = (number) => {
    let sum = 0;
    for (let position = 0; position < number.length; position += 1) {
      const figure = Number(number[number.length - 1 - position]);
      const doubled = position % 2 === 1 ? figure * 2 : figure;
      sum += doubled > 9 ? doubled - 9 : doubled;
    }
    return sum % 10 === 0;
  };

  const numberProblem = (number, brand) => {
    if (number === '') return 'required';
    if (!/^\d{12,19}$/.test(number) || !hasValidCheckDigit(number)) return 'card_number_invalid';
    if (!brand) return 'card_brand_unknown';
    return number.length === brand.digits ? undefined : 'card_number_invalid';
  };

  const codeProblem = (code, brand) => {
    if (code === '') return 'required';
    if (brand)
      return /^\d+$/.test(code) && code.length === brand.codeDigits ? undefined : 'security_code_length';
    return /^\d{3,4}$/.test(code) ? undefined : 'invalid_format';
  };

  /**
   * What is wrong with a card. Whether it has expired is for its bank to say: the sandbox has a test card whose expiry is
   * past.
   */
  const problemsOf = ({ cardNumber, cardExpirationMonth, cardExpirationYear, cvv }, language) => {
    // A number that was mistyped says nothing of its brand.
    const brand = hasValidCheckDigit(cardNumber)
      ? brands.find(({ pattern }) => pattern.test(cardNumber))
      : undefined;
    const problems = {
      cardNumber: numberProblem(cardNumber, brand),
      cardExpirationMonth:
        cardExpirationMonth === ''
          ? 'required'
          : /^(0[1-9]|1[0-2])$/.test(cardExpirationMonth)
            ? undefined
            : 'month_invalid',
      cardExpirationYear:
        cardExpirationYear === ''
          ? 'required'
          : /^(\d{2}|20\d{2})$/.test(cardExpirationYear)
            ? undefined
            : 'invalid_format',
      cvv: codeProblem(cvv, brand),
    };
    return fieldNames
      .filter((field) => problems[field])
      .map((field) => {
        const code = problems[field];
        const message = words[code][language].replace('{digits}', String(brand?.codeDigits));
        return { field, code, message };
      });
  };

  const bytesOf = (base64) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const base64Of = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)));

  /** 160 random bits. */
  const randomName = () =>
    Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    );

  /** RSA-OAEP with SHA-256: nobody but Pasarela can read it, whoever carries it. */
  const encrypt = async (publicKey, text, language) => {
    if (!globalThis.crypto?.subtle) throw failure('not_secure', language);
    const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
    try {
      const spki = bytesOf(publicKey.replace(/-----[A-Z ]+-----|\s/g, ''));
      const key = await crypto.subtle.importKey('spki', spki, algorithm, false, ['encrypt']);
      return base64Of(await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode(text)));
    } catch {
      throw failure('public_key_invalid', language);
    }
  };

  const send = async (host, body, language) => {
    let response;
    let answer;
    try {
      response = await fetch(`${host}/api/pay/session`, {
        method: 'POST',
        mode: 'cors',
        credentials: 'omit',
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
        headers: { 'content-type': 'application/json', 'accept-language': language },
        body: JSON.stringify(body),
      });
      answer = await response.json();
    } catch {
      throw failure('connection_failed', language);
    }
    if (response.ok) return answer;
    const errors = (answer.errors ?? []).map((error) => ({
      ...error,
      field: error.field.replace(/^Data\./, ''),
    }));
    throw new PasarelaError(answer.code, answer.message, errors);
  };

  const inputOf = (name, given) => {
    const input = typeof given === 'string' ? document.querySelector(given) : given;
    if (!input || typeof input.value !== 'string')
      throw new TypeError(`Pasarela: fields.${name} is no input`);
    // A form of the page may be sent: what has no name does not go with it.
    input.removeAttribute('name');
    return input;
  };

  const textOption = (name, value) => {
    if (typeof value !== 'string' || value.trim() === '') throw new TypeError(`Pasarela: ${name} is missing`);
    return value.trim();
  };

  const languageOf = (given) =>
    (given ?? document.documentElement.lang ?? '').toLowerCase().startsWith('en') ? 'en' : 'es';

  const formSession = ({ apiKey, publicKey, isProduction, fields = {}, language, host = origin }) => {
    const key = textOption('apiKey', apiKey);
    const encryptWith = textOption('publicKey', publicKey);
    if (typeof isProduction !== 'boolean') throw new TypeError('Pasarela: isProduction is missing');
    const inputs = Object.fromEntries(fieldNames.map((name) => [name, inputOf(name, fields[name])]));
    const spoken = languageOf(language);

    const typedCard = () => ({
      cardNumber: inputs.cardNumber.value.replace(/[\s-]/g, ''),
      cardExpirationMonth: inputs.cardExpirationMonth.value.trim().replace(/^\d$/, '0$&'),
      cardExpirationYear: inputs.cardExpirationYear.value.trim(),
      cvv: inputs.cvv.value.trim(),
    });

    const sendCard = async () => {
      const card = typedCard();
      const problems = problemsOf(card, spoken);
      if (problems.length > 0) throw failure('invalid_fields', spoken, problems);
      const session = {
        ApiKey: key,
        SessionId: `ses_${randomName()}`,
        Data: await encrypt(encryptWith, JSON.stringify(card), spoken),
      };
      const { environment, ...answer } = await send(host.replace(/\/+$/, ''), session, spoken);
      if ((environment === 'Production') !== isProduction) throw failure('environment_mismatch', spoken);
      for (const input of Object.values(inputs)) input.value = '';
      return answer;
    };

    let sending;
    return Object.freeze({
      /** What is wrong with the fields as they stand now; an empty list where nothing is. */
      validate: () => problemsOf(typedCard(), spoken),
      /** Sends the card; gives the session. Called again while it is on its way, it gives the same one. */
      submit: () => {
        sending ??= sendCard().finally(() => {
          sending = undefined;
        });
        return sending;
      },
    });
  };

  /** What helps to recognise a device: a name for its session and what its browser tells every page. */
  const deviceFingerprint = ({ isProduction = false, organizationId } = {}) => {
    const organization = organizationId ?? organizations[isProduction ? 'production' : 'sandbox'];
    return {
      SessionId: `${organization}-${randomName()}`.slice(0, 100),
      Device: {
        UserAgent: navigator.userAgent.slice(0, 512),
        AcceptLanguage: navigator.languages.join(',').slice(0, 100),
        ScreenWidth: Math.round(screen.width),
        ScreenHeight: Math.round(screen.height),
        TimeZoneOffset: new Date().getTimezoneOffset(),
      },
    };
  };

  globalThis.Pasarela = Object.freeze({
    version: '1.17',
    formSession,
    deviceFingerprint,
    organizations: Object.freeze(organizations),
  });
}
