/** "Lead anime data" for LEAD_ANIME_DATA: the roles of the tracker are words already. */
export function moderatorRoleLabel(role: string): string {
  const text = role.toLowerCase().replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
