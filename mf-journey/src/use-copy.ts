import { usePlatform } from '@hearthway/web-kit/slice';

/** Copies text, and says so. The noun is as in “answer copied”. */
export function useCopy(): (noun: string, text: string) => Promise<void> {
  const { toast } = usePlatform();
  return async (noun, text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} copied` });
    } catch {
      const description = 'Please select the text and copy it yourself.';
      toast({ title: `We couldn’t copy the ${noun}`, description, tone: 'destructive' });
    }
  };
}
