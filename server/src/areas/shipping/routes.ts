import { shippingDeskPage } from '@fairfloor/domain/shipping/desk-pages'
import { titles } from '@fairfloor/domain/shipping/titles'
import type { Platform } from '../../platform/platform.ts'
import { serveShippingDesk } from './desk/index.ts'

export function registerShipping(platform: Platform): void {
  platform.pages.describe(shippingDeskPage, 'private', ({ language }) => ({ title: titles[language].shipping }))
  serveShippingDesk(platform)
}
