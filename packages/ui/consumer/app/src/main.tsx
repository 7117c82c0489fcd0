import { Stack } from '@cb/ui/components/Stack';
import { ThemeSwitch, type ThemePreference } from '@cb/ui/components/ThemeSwitch';
import { LoginScreen, type LoginValues } from '@cb/ui/screens/Public/LoginScreen';
import { themeClasses } from '@cb/ui/theme';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const doNothing = () => undefined;

/** A page of a consumer: one screen, and the choice of its theme. */
function App() {
  const [theme, setTheme] = useState<ThemePreference>('light');
  const [values, setValues] = useState<LoginValues>({ username: '', password: '' });
  function applyTheme(chosen: ThemePreference) {
    setTheme(chosen);
    document.documentElement.className = themeClasses[chosen === 'dark' ? 'dark' : 'light'];
  }
  return (
    <Stack space="large">
      <ThemeSwitch value={theme} onChange={applyTheme} />
      <LoginScreen
        status="editing"
        values={values}
        errors={[]}
        info={[]}
        signUpHref="/sign-up"
        onChange={(field, value) => setValues({ ...values, [field]: value })}
        onSubmit={doNothing}
        onReset={doNothing}
      />
    </Stack>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
