import { Navigate, useLocation, useNavigate } from 'react-router';
import { useOwnStepBack } from '#components/overlay/use-overlay.ts';
import { paths } from '#paths/paths.ts';
import { useMay } from '#session/use-role.ts';
import { useSession } from '#session/use-session.ts';
import { ResetDialog } from './reset-dialog.tsx';
import { hasStepBack } from './reset-links.ts';

/** The dialog at its own address; for who may not, the address leads to the resume. */
export const ResetRoute = () => {
  const company = useSession()?.company;
  const mayReset = useMay('resetSandbox');
  const navigate = useNavigate();
  const location = useLocation();
  const stepBack = useOwnStepBack();
  if (!company || !mayReset) return <Navigate to={paths.resume} replace />;
  const toResume = () => void navigate(paths.resume, { replace: true });
  const goBack = () => (hasStepBack(location) ? stepBack() : toResume());
  return <ResetDialog company={company} onClose={goBack} onDone={toResume} />;
};
