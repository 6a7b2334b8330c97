import { chromium } from '@playwright/test'
import type { Server } from '../../../e2e/support/server.ts'
import { findChromium } from '../../../scripts/chromium.ts'
import type { Session } from '../../product.ts'
import { row } from '../../report.ts'
import { longList } from './long-list.ts'
import { usualMoves } from './usual-moves.ts'

/** How the shop feels in a browser: from a press to the new content, and a long list that scrolls on. */
export async function moveAround({ url }: Server, buyer: Session): Promise<void> {
  const executablePath = findChromium()
  if (!executablePath) return row({ what: 'moving around the shop: not measured, there is no Chromium', ours: '' })
  const browser = await chromium.launch({ executablePath })
  try {
    await usualMoves(browser, url, buyer)
    await longList(browser, url, buyer)
  } finally {
    await browser.close()
  }
}
