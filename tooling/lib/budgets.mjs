export function checkBudgets() {}
