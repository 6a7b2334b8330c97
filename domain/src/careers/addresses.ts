export const CAREERS = '/careers'

export const jobAddress = (slug: string): string => `${CAREERS}/${slug}`
