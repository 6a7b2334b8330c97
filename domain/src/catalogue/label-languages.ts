/** Languages that labels are written in: those of the European Economic Area. */
export const labelLanguages = [
  ...['bg', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'fi', 'fr', 'ga', 'hr', 'hu', 'is', 'it', 'lt', 'lv', 'mt', 'nl'],
  ...['no', 'pl', 'pt', 'ro', 'sk', 'sl', 'sv'],
]
