import { getSettings } from '@fairfloor/domain/settings'
import type { Platform } from './parts.ts'
import { serve } from './serve.ts'

export function registerSettings(platform: Platform): void {
  const { tagManagerId, helpWidgetUrl, sentryDsn } = platform.config
  serve(platform, getSettings, () => ({
    tag_manager_id: tagManagerId ?? null,
    help_widget_url: helpWidgetUrl ?? null,
    sentry_dsn: sentryDsn ?? null,
  }))
}
