import type { Browser } from './app.ts'

/**
 * Announces a form of so many bytes, of which next to nothing is sent: a server refuses one that is too large by its head.
 * @returns the answer's status
 */
export async function announced(browser: Browser, url: string, bytes: number): Promise<number> {
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(bytes) }
  return (await browser.call({ method: 'POST', url, headers, payload: '--x--\r\n' })).statusCode
}
