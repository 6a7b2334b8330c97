import * as z from 'zod/mini'
import { extraKeys } from '../extras.ts'
import { languages } from '../language.ts'
import { shapes } from '../shapes.ts'
import { networks, paymentKinds } from './presence.ts'

export const getSettings = shapes({
  answer: z.object({
    /** The shop's name for customers. */
    shop_name: z.string(),
    company: z.string(),
    logo_url: z.nullable(z.string()),
    /** Width by height, to reserve its space while it loads; null without a logo. */
    logo_aspect: z.nullable(z.number()),
    /** Background on which the logo is visible; `any`: it has its own. */
    logo_ground: z.nullable(z.enum(['any', 'light', 'dark'])),
    /** As `#rrggbb`; null: the default. */
    colours: z.nullable(z.object({ signal: z.string(), link: z.string() })),
    /** Languages on offer; the first is the default. */
    languages: z.array(z.enum(languages)),
    time_zone: z.string(),
    tag_manager_id: z.nullable(z.string()),
    help_widget_url: z.nullable(z.string()),
    /** Where browser errors are reported. Needs no consent, as no personal data is sent. */
    sentry_dsn: z.nullable(z.string()),
    /** Which way the products of the Newcomer Week move. */
    newcomer_products: z.enum(['horizontal', 'vertical']),
    /** What customers may add to the lines of their orders; left out where nothing. */
    line_extras: z.optional(z.array(z.enum(extraKeys))),
    /** The current year in the shop's time zone, for the copyright notice. */
    year: z.int(),
    /** Where the seller is, as in its imprint. */
    seller: z.object({
      street: z.string(),
      number: z.string(),
      zip: z.string(),
      city: z.string(),
      /** ISO 3166-1. */
      country: z.string(),
      registration: z.string(),
      vat_id: z.string(),
      phone: z.string(),
      email: z.string(),
    }),
    presence: z.object({
      social: z.array(z.object({ network: z.enum(networks), url: z.string() })),
      payments: z.array(z.enum(paymentKinds)),
      carriers: z.array(z.string()),
    }),
  }),
})
