import { dayIn } from '@fairfloor/domain/day'
import { pictureUrl } from '@fairfloor/domain/pictures'
import { getSettings } from '@fairfloor/domain/seller/contract'
import * as shapes from '@fairfloor/domain/seller/shapes'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { serveIcons } from './faces/icon-routes.ts'
import { serveSiteFiles } from './faces/site-files.ts'
import { guardSetUp } from './guard-set-up.ts'
import type { LiveShop } from './live-shop.ts'

export function registerSeller(platform: Platform, shop: LiveShop): void {
  guardSetUp(platform, shop)
  serveIcons(platform, shop)
  serveSiteFiles(platform, shop)
  const { tagManagerId, helpWidgetUrl, sentryDsn, newcomerProducts, lineExtras } = platform.config

  serve(platform, getSettings, shapes.getSettings, () => {
    const found = shop.current()
    const { logo } = found
    const { street, number, zip, city, country, registration, vatId, phone, email } = found.seller
    return {
      shop_name: found.name,
      company: found.seller.company,
      logo_url: logo ? pictureUrl(logo.hash) : null,
      logo_aspect: logo ? logo.width / logo.height : null,
      logo_ground: logo?.ground ?? null,
      colours: found.colours,
      languages: [...found.languages],
      time_zone: found.timeZone,
      tag_manager_id: tagManagerId ?? null,
      help_widget_url: helpWidgetUrl ?? null,
      sentry_dsn: sentryDsn ?? null,
      newcomer_products: newcomerProducts,
      ...(lineExtras.length > 0 && { line_extras: [...lineExtras] }),
      year: Number(dayIn(platform.clock(), found.timeZone).slice(0, 4)),
      seller: { street, number, zip, city, country, registration, vat_id: vatId, phone, email },
      presence: {
        social: found.presence.social.map(one => ({ ...one })),
        payments: [...found.presence.payments],
        carriers: [...found.presence.carriers],
      },
    }
  })
}
