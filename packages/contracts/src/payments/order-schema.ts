import { z } from 'zod';
import { fieldWords as words } from '../http/field-words.ts';
import { optionalText, requiredText } from '../http/text-schema.ts';
import { AmountSchema } from '../money/money.ts';

const LineItemSchema = z.strictObject({
  ProductName: requiredText(100).meta({
    ...words('Nombre del producto.', 'Product name.'),
    example: 'Libreta rayada',
  }),
  ProductSku: optionalText(50).meta({
    ...words('Clave del producto.', 'Product code.'),
    example: 'LIB-01',
  }),
  Quantity: z
    .int()
    .min(1)
    .max(100_000)
    .meta({ ...words('Piezas.', 'Units.'), example: 2 }),
  UnitPrice: AmountSchema.min(0)
    .max(1_000_000)
    .meta({ ...words('Precio por pieza, en MXN.', 'Unit price, in MXN.'), example: 175.25 }),
});

export const OrderInformationSchema = z.strictObject({
  LineItems: z
    .array(LineItemSchema)
    .max(100)
    .optional()
    .meta(words('Los productos del pedido.', 'The products in the order.')),
  Discount: AmountSchema.min(0)
    .max(1_000_000)
    .optional()
    .meta({ ...words('Descuento, en MXN.', 'Discount, in MXN.'), example: 10 }),
  Taxes: AmountSchema.min(0)
    .max(1_000_000)
    .optional()
    .meta({ ...words('Impuestos, en MXN.', 'Taxes, in MXN.'), example: 48.35 }),
});

/** The fields of an address, for billing and for shipping. */
export const addressShape = {
  Street: optionalText(40).meta({ ...words('Calle.', 'Street.'), example: 'Av. Álvaro Obregón' }),
  StreetNumber: optionalText(10).meta({ ...words('Número exterior.', 'Street number.'), example: '121' }),
  StreetNumber2: optionalText(10).meta({ ...words('Número interior.', 'Apartment.'), example: '4B' }),
  Street2Col: optionalText(40).meta({ ...words('Colonia.', 'Neighborhood.'), example: 'Roma Norte' }),
  Street2Del: optionalText(40).meta({
    ...words('Alcaldía o municipio.', 'Borough or municipality.'),
    example: 'Cuauhtémoc',
  }),
  City: optionalText(30).meta({ ...words('Ciudad.', 'City.'), example: 'Ciudad de México' }),
  State: optionalText(30).meta({ ...words('Estado.', 'State.'), example: 'CDMX' }),
  Country: optionalText(30).meta({ ...words('País.', 'Country.'), example: 'México' }),
  PostalCode: optionalText(10).meta({ ...words('Código postal.', 'Postal code.'), example: '06700' }),
};

export const ShipToSchema = z.strictObject({
  FirstName: optionalText(30).meta({
    ...words('Nombre de quien recibe.', "Recipient's first name."),
    example: 'Ana',
  }),
  LastName: optionalText(30).meta({
    ...words('Apellido de quien recibe.', "Recipient's last name."),
    example: 'López',
  }),
  PhoneNumber: optionalText(20).meta({ ...words('Teléfono.', 'Phone number.'), example: '5512345678' }),
  ...addressShape,
});

export const DeviceSchema = z.strictObject({
  IP: z
    .union([z.ipv4(), z.ipv6()])
    .optional()
    .meta({
      ...words('IP desde la que paga tu cliente.', 'The IP that your customer pays from.'),
      example: '187.190.10.20',
    }),
  UserAgent: optionalText(512).meta({
    ...words('Navegador de tu cliente.', "Your customer's browser."),
    example: 'Mozilla/5.0',
  }),
  AcceptLanguage: optionalText(100).meta({
    ...words('Idiomas del navegador.', 'Languages of the browser.'),
    example: 'es-MX',
  }),
  ScreenWidth: z
    .int()
    .min(0)
    .max(100_000)
    .optional()
    .meta({ ...words('Ancho de pantalla en píxeles.', 'Screen width in pixels.'), example: 1440 }),
  ScreenHeight: z
    .int()
    .min(0)
    .max(100_000)
    .optional()
    .meta({ ...words('Alto de pantalla en píxeles.', 'Screen height in pixels.'), example: 900 }),
  TimeZoneOffset: z
    .int()
    .min(-1_440)
    .max(1_440)
    .optional()
    .meta({ ...words('Minutos de diferencia con UTC.', 'Minutes from UTC.'), example: 360 }),
});
