import { LANGUAGE_COOKIE, type Language, readerLanguage } from '@fairfloor/domain/language'
import type { Shop } from '@fairfloor/domain/seller/shop'
import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

/** The language a page is answered in. */
export function languageOf(request: FastifyRequest, { languages }: Pick<Shop, 'languages'>): Language {
  const accepted = new Negotiator(request).language(languages)
  const chosen = request.cookies[LANGUAGE_COOKIE]
  return readerLanguage({ stored: request.viewer?.language, chosen, accepted }, languages)
}
