/** The service lists by the names of the page-visit call, in the order of the menu. */
export const serviceListNames = ['just_in', 'eta', 'price_change', 'discontinued', 'available_soon'] as const
