import { pictureUrlOf } from '@fairfloor/domain/pictures'
import { refuse } from '@fairfloor/domain/refusal'
import { getSettings } from '@fairfloor/domain/seller/contract'
import type { Platform } from '../../platform/parts.ts'
import { serve } from '../../platform/serve.ts'
import { guardSetUp } from './guard-set-up.ts'
import type { LiveShop } from './live-shop.ts'

export function registerSeller(platform: Platform, shop: LiveShop): void {
  guardSetUp(platform, shop)
  const { tagManagerId, helpWidgetUrl, sentryDsn } = platform.config

  serve(platform, getSettings, () => {
    const found = shop.find()
    if (!found) throw refuse('not_set_up')
    return {
      shop_name: found.name,
      company: found.seller.company,
      logo_url: pictureUrlOf(found.logo),
      colours: found.colours,
      languages: [...found.languages],
      time_zone: found.timeZone,
      tag_manager_id: tagManagerId ?? null,
      help_widget_url: helpWidgetUrl ?? null,
      sentry_dsn: sentryDsn ?? null,
    }
  })
}
