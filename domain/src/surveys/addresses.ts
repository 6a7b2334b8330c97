export const LISTING_SURVEY = '/listing-survey'
