import * as z from 'zod/mini'
import { languages } from '../language.ts'
import { shapes } from '../shapes.ts'

export const getSettings = shapes({
  answer: z.object({
    /** What customers call the shop. */
    shop_name: z.string(),
    company: z.string(),
    logo_url: z.nullable(z.string()),
    /** Width by height, so that its room is kept while it loads; null without a logo. */
    logo_aspect: z.nullable(z.number()),
    /** Ground that the logo can be seen on; `any`: it brings its own. */
    logo_ground: z.nullable(z.enum(['any', 'light', 'dark'])),
    /** As `#rrggbb`; null: the interface's own. */
    colours: z.nullable(z.object({ signal: z.string(), link: z.string() })),
    /** Those that readers may choose; the first is the one of who has chosen none. */
    languages: z.array(z.enum(languages)),
    time_zone: z.string(),
    tag_manager_id: z.nullable(z.string()),
    help_widget_url: z.nullable(z.string()),
    /** Where errors of the browser are reported; asks no consent, as nothing is told of the person. */
    sentry_dsn: z.nullable(z.string()),
  }),
})
