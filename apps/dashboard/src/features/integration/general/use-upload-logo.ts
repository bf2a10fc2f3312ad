import { limits } from '@pasarela/contracts/limits/limits';
import { useMutation } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { useToast } from '#components/ui/toast.tsx';
import { useIntegrationWords } from '#features/integration/settings/integration-words.ts';

/** Uploads an image and returns its URL. Customers do not see it until the setting is saved. */
export const useUploadLogo = (onUploaded: (url: string) => void) => {
  const words = useIntegrationWords().logo;
  const toast = useToast();
  return useMutation({
    mutationFn: async (file: File) => {
      // Do not upload a file that the API would refuse.
      if (file.size > limits.fileBytes) throw new Error(words.tooLarge);
      return callOperation('uploadFile', { body: { group: 'images' }, files: [file] });
    },
    onSuccess: ({ url }) => onUploaded(url),
    onError: (error) => toast({ tone: 'error', title: words.notUploaded, description: error.message }),
  });
};
