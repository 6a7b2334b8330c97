import type { LightMyRequestResponse } from 'fastify'
import type { Browser, TestApp } from './app.ts'

/** Logs a client in as the login form does: token first, then the form. */
export async function logIn(
  browser: Browser,
  email: string,
  password = 'demo-2025',
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const { token } = (await browser.get('/csrf-token')).json<{ token: string }>()
  return browser.form('/api/login', { _csrf_token: token, _username: email, _password: password }, headers)
}

/** A client with a logged-in user. */
export async function browserOf(app: TestApp, email: string, password?: string): Promise<Browser> {
  const browser = app.browser()
  const answer = await logIn(browser, email, password)
  if (answer.statusCode !== 200) throw new Error(`${email} cannot log in: ${answer.body}`)
  return browser
}
