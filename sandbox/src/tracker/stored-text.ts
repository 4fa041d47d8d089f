/** What the service's database holds of a text that was written. Every mutation that stores a text passes it through here. */
export function storedText(text: string): string {
  return text;
}
